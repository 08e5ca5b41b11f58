/** A list with one entry at another place; the very same list when nothing moves. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.min(Math.max(to, 0), list.length - 1);
  const [entry] = list.slice(from, from + 1);
  if (entry === undefined || place === from) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, place), entry, ...rest.slice(place)];
}
