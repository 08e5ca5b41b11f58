/** Joins calls for the same key while the first of them is in flight. */
export function createSingleFlight<T, Key = string>() {
  const inFlight = new Map<Key, Promise<T>>();
  return (key: Key, work: () => Promise<T>): Promise<T> => {
    const joined = inFlight.get(key);
    if (joined) return joined;
    const flight = work().finally(() => inFlight.delete(key));
    inFlight.set(key, flight);
    return flight;
  };
}
