import { type Day, monthOf, yearOf } from "../dates/day.ts";
import type { ListKind } from "./list-kind.ts";
import { foldText } from "./search-text.ts";
import { createTitleSearch, type TitleSearch } from "./title-search.ts";

/** A stretch of the sorted records: from `start` up to, not including, `end`. */
export type Span = { start: number; end: number };

type YearSpan = Span & { months: Map<number, Span> };

/**
 * The records of one list, sorted once, so that every choice of year and month is
 * a few stretches of one array and nothing is copied or looked at per request.
 */
export type RecordIndex<Item> = {
  /** Newest first, equal dates in the order of the content, dateless records last (R28). */
  items: readonly Item[];
  /** Which of `items` hold a folded search in their title. */
  search: TitleSearch;
  /** Years that hold a record, newest first. */
  years: ReadonlyMap<number, YearSpan>;
};

const known = new WeakMap<ListKind<never>, WeakMap<object, RecordIndex<unknown>>>();

/** The index of a list. It is built once per array, so hand in the very array that the content layer keeps. */
export function indexOf<Item>(items: readonly Item[], kind: ListKind<Item>): RecordIndex<Item> {
  const ofKind = known.get(kind) ?? new WeakMap<object, RecordIndex<unknown>>();
  known.set(kind, ofKind);
  const made = ofKind.get(items) as RecordIndex<Item> | undefined; // one kind, one item type
  if (made) return made;
  const index = build(items, kind);
  ofKind.set(items, index);
  return index;
}

function build<Item>(all: readonly Item[], kind: ListKind<Item>): RecordIndex<Item> {
  const items = all
    .filter(kind.keeps)
    .map((item) => ({ item, day: readable(kind.dateOf(item)) }))
    .sort((a, b) => newestFirst(a.day, b.day));
  const years = new Map<number, YearSpan>();
  items.forEach(({ day }, position) => {
    const [year, month] = [yearOf(day), monthOf(day)];
    if (year === undefined || month === undefined) return;
    const ofYear = grow(years, year, position, { months: new Map<number, Span>() });
    grow(ofYear.months, month, position, {});
  });
  return {
    items: items.map(({ item }) => item),
    search: createTitleSearch(items.map(({ item }) => foldText(kind.titleOf(item)))),
    years,
  };
}

/** Lengthens the stretch kept under a key by one position, or begins it there. */
function grow<More extends object>(
  spans: Map<number, Span & More>,
  key: number,
  position: number,
  more: More,
): Span & More {
  const span = spans.get(key) ?? { start: position, end: position, ...more };
  span.end = position + 1;
  spans.set(key, span);
  return span;
}

// An unreadable date counts as none (R26).
const readable = (day: Day): Day => (yearOf(day) === undefined ? "" : day);

function newestFirst(a: Day, b: Day): number {
  if (a === b) return 0;
  return a < b ? 1 : -1;
}
