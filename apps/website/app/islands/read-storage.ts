/** A stored value, trimmed; "" without one, and where the browser forbids storage. */
export function readStorage(storage: () => Storage, key: string): string {
  try {
    return storage().getItem(key)?.trim() ?? "";
  } catch {
    return "";
  }
}
