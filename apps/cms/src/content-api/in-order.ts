/**
 * Records in the order of one of their fields, `-date` being the latest first. Databases differ in where they put what
 * has no value, in what they make of letters, and in the order of equals; here all of that is settled.
 */
export function inOrder<T extends { id: number | string }>(records: T[], sort: string): T[] {
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
