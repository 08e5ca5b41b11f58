import { type Day, getMonth, getYear } from "../dates/day.ts";
import type { ListKind } from "./list-kind.ts";
import { foldText } from "./search-text.ts";

/** A record with its filter fields. */
export type SortedRecord<Item> = {
  item: Item;
  day: Day;
  /** Undefined without a readable date (R26). */
  year: number | undefined;
  month: number | undefined;
  foldedTitle: string;
};

const cache = new WeakMap<ListKind<never>, WeakMap<object, readonly SortedRecord<unknown>[]>>();

/**
 * The records of a list: newest first, equal dates in content order, records without a date last (R28).
 * Sorted once per array, so pass the content layer's array, not a copy.
 */
export function sortedRecords<Item>(
  items: readonly Item[],
  kind: ListKind<Item>,
): readonly SortedRecord<Item>[] {
  const ofKind = cache.get(kind) ?? new WeakMap<object, readonly SortedRecord<unknown>[]>();
  cache.set(kind, ofKind);
  const cached = ofKind.get(items) as readonly SortedRecord<Item>[] | undefined; // same item type
  if (cached) return cached;
  const sorted = items
    .filter(kind.includes)
    .map((item) => withDate(item, kind))
    .sort((a, b) => newestFirst(a.day, b.day));
  ofKind.set(items, sorted);
  return sorted;
}

function withDate<Item>(item: Item, kind: ListKind<Item>): SortedRecord<Item> {
  const day = kind.getDate(item);
  const year = getYear(day);
  const foldedTitle = foldText(kind.getTitle(item));
  return { item, day: year === undefined ? "" : day, year, month: getMonth(day), foldedTitle };
}

function newestFirst(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
