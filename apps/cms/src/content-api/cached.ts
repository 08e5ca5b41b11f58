/** What was made once per revision. */
const store = new Map<string, { tag: string; value: Promise<unknown> }>();

/**
 * Makes a value once for each tag and caches the newest. Those who ask meanwhile wait for the same
 * making; a making that fails is not cached.
 */
export function cached<T>(key: string, tag: string, make: () => Promise<T>): Promise<T> {
  const found = store.get(key);
  // The key determines the type; a Map cannot express that.
  if (found?.tag === tag) return found.value as Promise<T>;
  const value = make();
  store.set(key, { tag, value });
  value.catch(() => {
    if (store.get(key)?.value === value) store.delete(key);
  });
  return value;
}
