import { type Day, getYear, monthName, shortMonthName } from "../../model/dates/day.ts";
import {
  type Choice,
  filterRecords,
  type ListKind,
  type Month,
  readSearch,
  type SortedRecords,
  sortedRecords,
  type Year,
} from "../../model/lists/list-records.ts";
import type { Translate } from "../../model/texts/translate.ts";

/** The raw filter parameters of an address, from a visitor, a link or a bot. */
export type ListQuery = Partial<Record<"year" | "month" | "q" | "page", string | null>>;

export function readListQuery({ url }: Pick<Request, "url">): ListQuery {
  const params = new URL(url).searchParams;
  return {
    year: params.get("year"),
    month: params.get("month"),
    q: params.get("q"),
    page: params.get("page"),
  };
}

function readYear(param: string | null | undefined, offered: Set<number>): Year | undefined {
  if (param === "all") return "all";
  const year = wholeNumber(param);
  return year !== undefined && offered.has(year) ? year : undefined;
}

function readMonth(param: string | null | undefined): Month {
  const month = wholeNumber(param);
  return month !== undefined && month >= 1 && month <= 12 ? month : "all";
}

type Filters = { year: number | string; month?: Month; search: string };

/** The query of a filter state in its shortest form: `?year=2026&month=3&q=sports&page=2`. */
export function writeListQuery({ year, month = "all", search }: Filters, page = 1): string {
  const params = new URLSearchParams({ year: String(year) });
  if (month !== "all") params.set("month", String(month));
  if (search !== "") params.set("q", search);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}

const wholeNumber = (param: string | null | undefined): number | undefined =>
  param && /^\d{1,6}$/.test(param) ? Number(param) : undefined;

/** Cards on one page of a list. */
export const PAGE_SIZE = 24;

/** The records of the page in an address, clamped to the existing pages. An empty list has one page. */
export function paginate<Item>(
  records: readonly Item[],
  param: string | null | undefined,
  size = PAGE_SIZE,
) {
  const count = records.length;
  const pages = Math.max(1, Math.ceil(count / size));
  const wanted = /^\d{1,6}$/.test(param ?? "") ? Number(param) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  return { count, items: records.slice((page - 1) * size, page * size), page, pages };
}

export type ListView<Item> = {
  chosen: Choice;
  years: Option[];
  months: Option[];
  /** The number of matches on all pages; 0 while the placeholder shows. */
  count: number;
  items: Item[];
  page: number;
  pages: number;
  /** The current year, when it is empty and the previous year is shown instead (R27). */
  emptyYear: number | undefined;
  /** Without matches: the same search in all years, or the unfiltered list where that finds nothing either. */
  allYearsQuery: string;
};

export function listView<Item>(
  records: readonly Item[],
  kind: ListKind<Item>,
  query: ListQuery,
  today: Day,
  t: Translate,
): ListView<Item> {
  const sorted = sortedRecords(records, kind);
  const currentYear = getYear(today) ?? 0;
  const start = getStartYear(sorted, currentYear, kind.fallsBackToPreviousYear);
  const offered = new Set([...sorted.byYear.keys(), currentYear]);
  const chosen: Choice = {
    year: readYear(query.year, offered) ?? start,
    month: readMonth(query.month),
    search: readSearch(query.q),
  };
  const matches = filterRecords(sorted, chosen);
  const { items, ...position } = paginate(matches, query.page);
  return {
    chosen,
    years: yearOptions(offered, currentYear, t),
    months: monthOptions(kind.months, t),
    ...position,
    items: items.map(({ item }) => item),
    emptyYear: start !== currentYear && chosen.year === start ? currentYear : undefined,
    allYearsQuery: matches.length > 0 ? "" : writeListQuery(toAllYears(sorted, chosen)),
  };
}

/** The initial year (R24): the current one, or the previous one of a list that may fall back to it (R27). */
function getStartYear(
  { byYear }: SortedRecords<unknown>,
  currentYear: number,
  mayFallBack: boolean,
): number {
  const previous = currentYear - 1;
  const fallsBack = mayFallBack && !byYear.has(currentYear) && byYear.has(previous);
  return fallsBack ? previous : currentYear;
}

function toAllYears(records: SortedRecords<unknown>, chosen: Choice): Choice {
  const wider: Choice = { ...chosen, year: "all" };
  const unfiltered: Choice = { year: "all", month: "all", search: "" };
  return chosen.year !== "all" && filterRecords(records, wider).length > 0 ? wider : unfiltered;
}

/** One option of a dropdown. `name` is the accessible name where the label alone is unclear. */
export type Option = { value: string; label: string; name?: string };

export const allOption = (t: Translate): Option => ({ value: "all", label: t("All") });

const option = (value: number, label = String(value)): Option => ({ value: String(value), label });

/** All, then the current year and every year of the records, newest first (R24). */
function yearOptions(years: Iterable<number>, currentYear: number, t: Translate): Option[] {
  const distinct = [...new Set([...years, currentYear])].sort((a, b) => b - a);
  return [allOption(t), ...distinct.map((year) => option(year))];
}

/** All, then `Jan` to `Dec`; or, for news, the bare numbers 12 to 1, each named `12, December` (R25). */
export function monthOptions(style: ListKind<never>["months"], t: Translate): Option[] {
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const options = months.map((month) =>
    style === "names"
      ? option(month, shortMonthName(month, t))
      : { ...option(month), name: `${month}, ${monthName(month, t)}` },
  );
  return [allOption(t), ...(style === "names" ? options : options.reverse())];
}
