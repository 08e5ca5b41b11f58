import type { Month, Year } from "../../model/lists/sorted-records.ts";

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

export function readYear(param: string | null | undefined, offered: Set<number>): Year | undefined {
  if (param === "all") return "all";
  const year = wholeNumber(param);
  return year !== undefined && offered.has(year) ? year : undefined;
}

export function readMonth(param: string | null | undefined): Month {
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
