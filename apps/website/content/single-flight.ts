/** Joins calls for the same key while the first of them is still under way. */
export type SingleFlight<T, Key> = (key: Key, work: () => Promise<T>) => Promise<T>;

export function createSingleFlight<T, Key = string>(): SingleFlight<T, Key> {
  const underWay = new Map<Key, Promise<T>>();
  return (key, work) => {
    const joined = underWay.get(key);
    if (joined) return joined;
    const flight = work().finally(() => underWay.delete(key));
    underWay.set(key, flight);
    return flight;
  };
}
