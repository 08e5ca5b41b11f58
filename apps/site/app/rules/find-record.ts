import type { ListKind } from "./list-kinds.ts";
import { indexOf, type RecordIndex } from "./record-index.ts";

const known = new WeakMap<object, Map<string, unknown>>();

/**
 * The record of a list that has this id, or `undefined`. Only records that the list itself shows
 * are found; of several with one id, the newest.
 */
export function findRecord<Item extends { _id: string }>(
  records: readonly Item[],
  kind: ListKind<Item>,
  id: string,
): Item | undefined {
  const index: RecordIndex<Item> = indexOf(records, kind);
  const kept = known.get(index) as Map<string, Item> | undefined; // filled just below
  if (kept) return kept.get(id);
  const byId = new Map(index.items.toReversed().map((item) => [item._id, item]));
  byId.delete("");
  known.set(index, byId);
  return byId.get(id);
}
