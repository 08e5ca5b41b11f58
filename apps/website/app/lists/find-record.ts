import type { ListKind } from "./list-kind.ts";
import { sortedRecords } from "./sorted-records.ts";

/**
 * The record of a list that has this id, or `undefined`. Only records that the list itself shows
 * are found; of several with one id, the newest.
 */
export function findRecord<Item extends { _id: string }>(
  records: readonly Item[],
  kind: ListKind<Item>,
  id: string,
): Item | undefined {
  if (id === "") return undefined;
  return sortedRecords(records, kind).find(({ item }) => item._id === id)?.item;
}
