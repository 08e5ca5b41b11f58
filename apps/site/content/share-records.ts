import { isDeepStrictEqual } from "node:util";

/**
 * The same records, but those that `known` holds too are taken from there: two calls that answer
 * the same events then keep them once. Records without an `_id` stay as they are.
 */
export function shareRecords<Item>(records: readonly Item[], known: readonly unknown[]): Item[] {
  const knownById = new Map(known.map((record) => [idOf(record), record]));
  return records.map((record) => {
    const id = idOf(record);
    const twin = id === "" ? undefined : knownById.get(id);
    // Equal in every field, so it is an Item as well.
    return isDeepStrictEqual(twin, record) ? (twin as Item) : record;
  });
}

function idOf(record: unknown): string {
  if (typeof record !== "object" || record === null || !("_id" in record)) return "";
  return String(record._id);
}
