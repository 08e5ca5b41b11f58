/**
 * Sorts records by a field; `-date` puts the newest first. Databases differ in the order of missing values, of upper
 * and lower case, and of equal values; this order is the same for all.
 */
export function sortRecords<T extends { id: number | string }>(records: T[], sort: string): T[] {
  const isFalling = sort.startsWith("-");
  const field = sort.replace(/^-/, "") as keyof T;
  const rising = (a: T, b: T): number =>
    compare(a[field] ?? "", b[field] ?? "") || Number(a.id) - Number(b.id);
  return records.toSorted((a, b) => (isFalling ? rising(b, a) : rising(a, b)));
}

function compare(a: unknown, b: unknown): number {
  const [one, other] = [String(a), String(b)];
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
