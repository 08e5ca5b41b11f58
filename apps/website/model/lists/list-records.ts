import type { Event, News } from "@manor/content-api";
import { type Day, getMonth, getYear } from "../dates/day.ts";

export type ListKind<Item> = {
  includes: (item: Item) => boolean;
  getDate: (item: Item) => Day;
  getTitle: (item: Item) => string;
  /** Months by name, January first; or as bare numbers, 12 first (R25). */
  months: "names" | "numbers";
  /** Whether an empty current year falls back to the previous one (R27). */
  fallsBackToPreviousYear: boolean;
};

/** Events, without calendar entries. */
export const eventList: ListKind<Event> = {
  includes: (event) => event.category === "Events",
  getDate: (event) => event.date,
  getTitle: (event) => event.title,
  months: "names",
  fallsBackToPreviousYear: false,
};

export const newsList: ListKind<News> = {
  includes: () => true,
  getDate: (item) => item.fromDate,
  getTitle: (item) => item.title,
  months: "numbers",
  fallsBackToPreviousYear: true,
};

export type SortedRecord<Item> = {
  item: Item;
  day: Day;
  /** Undefined without a readable date (R26). */
  year: number | undefined;
  month: number | undefined;
  foldedTitle: string;
};

/** Newest first, equal dates in content order, records without a date last (R28). */
export type SortedRecords<Item> = {
  all: readonly SortedRecord<Item>[];
  byYear: ReadonlyMap<number, readonly SortedRecord<Item>[]>;
};

const cache = new WeakMap<ListKind<never>, WeakMap<object, SortedRecords<unknown>>>();

/** The records of a list. Sorted once per array, so pass the content layer's array, not a copy. */
export function sortedRecords<Item>(
  items: readonly Item[],
  kind: ListKind<Item>,
): SortedRecords<Item> {
  const ofKind = cache.get(kind) ?? new WeakMap<object, SortedRecords<unknown>>();
  cache.set(kind, ofKind);
  const cached = ofKind.get(items) as SortedRecords<Item> | undefined; // same item type
  if (cached) return cached;
  const all = items
    .filter(kind.includes)
    .map((item) => withDate(item, kind))
    .sort((a, b) => newestFirst(a.day, b.day));
  const byYear = Map.groupBy(all, ({ year }) => year);
  byYear.delete(undefined);
  const sorted = { all, byYear: byYear as Map<number, SortedRecord<Item>[]> };
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

/** Only records that the list shows; of several with one id, the newest. */
export function findRecord<Item extends { _id: string }>(
  records: readonly Item[],
  kind: ListKind<Item>,
  id: string,
): Item | undefined {
  if (id === "") return undefined;
  return sortedRecords(records, kind).all.find(({ item }) => item._id === id)?.item;
}

export type Year = number | "all";
/** `"all"` or one month, 1 to 12. */
export type Month = number | "all";

export type Choice = { year: Year; month: Month; search: string };

/** Records without a date match only "all years, all months" (R24 to R28). */
export function filterRecords<Item>(
  { all, byYear }: SortedRecords<Item>,
  { year, month, search }: Choice,
): readonly SortedRecord<Item>[] {
  const ofYear = year === "all" ? all : (byYear.get(year) ?? []);
  const ofMonth = month === "all" ? ofYear : ofYear.filter((record) => record.month === month);
  const folded = foldText(search);
  return folded === "" ? ofMonth : ofMonth.filter((record) => record.foldedTitle.includes(folded));
}

/** The maximum length of a search, in characters; no title is longer. */
const MAX_LENGTH = 100;

/** Lower case, NFC, plain spaces. Replaces the Greek final sigma, which lower-casing chooses by position. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize("NFC").replace(/\s+/g, " ").replaceAll("ς", "σ");

/** Normalises a typed search for the address and the search box: composed, trimmed, limited in length. */
export function readSearch(typed: string | null | undefined): string {
  // Cut roughly first: composing a megabyte of combining marks is slow.
  const start = (typed ?? "")
    .slice(0, MAX_LENGTH * 8)
    .toWellFormed()
    .replaceAll("\0", "");
  return Array.from(start.normalize("NFC").trim()).slice(0, MAX_LENGTH).join("").trim();
}
