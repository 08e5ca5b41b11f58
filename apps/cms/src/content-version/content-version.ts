declare global {
  /** Shared by every bundle of the process: Next bundles the pages of the admin apart from the content API. */
  var contentVersions: { latest: number; of: Map<string, number> } | undefined;
}

globalThis.contentVersions ??= { latest: Date.now(), of: new Map() };
const state = globalThis.contentVersions;

/** Accepts a version from another process, if it is newer. */
export function acceptVersion(collection: string, version: number): void {
  const { of } = state;
  if (version > (of.get(collection) ?? 0)) of.set(collection, version);
  state.latest = Math.max(state.latest, version);
}

/**
 * Gives a collection a new content version. Versions follow the clock, so that an earlier start never used the same
 * one; no two changes share a version.
 */
export function bumpVersion(collection: string): number {
  const next = Math.max(Date.now(), state.latest + 1);
  acceptVersion(collection, next);
  return next;
}

/** The collections with a newer version than other processes know. `known` is what they know. */
export const findNewerVersions = (known: Record<string, number>): [string, number][] =>
  [...state.of].filter(([collection, version]) => version > (known[collection] ?? 0));

/** One version for several collections: it grows whenever one of them changes. */
export function getContentVersion(collections: readonly string[]): number {
  const { of } = state;
  return Math.max(getStartVersion(), ...collections.map((name) => of.get(name) ?? 0));
}

/** The version of collections that did not change since the process started. */
function getStartVersion(): number {
  const { of, latest } = state;
  const start = of.get("start") ?? latest;
  of.set("start", start);
  return start;
}
