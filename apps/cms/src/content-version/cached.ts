/** One value per key, from its newest content version. */
const store = new Map<unknown, { tag: string; value: Promise<unknown> }>();

/** Concurrent requests share one computation; a rejected one is not cached. */
export function cached<T>(key: unknown, tag: string, make: () => Promise<T>): Promise<T> {
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
