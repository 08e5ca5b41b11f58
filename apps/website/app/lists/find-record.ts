import type { ListKind } from "./list-kind.ts";
import { sortedRecords } from "./sorted-records.ts";

/**
 * The record of a list with this id, or `undefined`. Finds only records that the list shows; of several with
 * one id, the newest.
 */
export function findRecord<Item extends { _id: string }>(
  records: readonly Item[],
  kind: ListKind<Item>,
  id: string,
): Item | undefined {
  if (id === "") return undefined;
  return sortedRecords(records, kind).find(({ item }) => item._id === id)?.item;
}
