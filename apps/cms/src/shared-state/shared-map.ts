declare global {
  /** Shared by every bundle of the process: Next bundles the pages of the admin apart from the content API. */
  var sharedMaps: Map<string, Map<string, unknown>> | undefined;
}

export function sharedMap<Value>(name: string): Map<string, Value> {
  globalThis.sharedMaps ??= new Map();
  const map = globalThis.sharedMaps.get(name) ?? new Map<string, unknown>();
  globalThis.sharedMaps.set(name, map);
  // The name determines the type; a Map cannot express that.
  return map as Map<string, Value>;
}
