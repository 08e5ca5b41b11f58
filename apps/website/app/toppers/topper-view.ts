import type { Topper } from "@manor/content-api";
import type { Day } from "../../model/dates/day.ts";
import { foldText, readSearch } from "../../model/lists/list-records.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { type ListQuery, paginate } from "../lists/list-view.ts";
import { readMarks } from "./marks.ts";
import { homeSession, sessionOptions, startSession, toSession } from "./session.ts";

export type TopperClass = "X" | "XII";

/** The page of a class, for browser code, which must not import the metadata of pages. */
export const getTopperPath = (topperClass: TopperClass): string => `/Topper${topperClass}`;

export type TopperView = ReturnType<typeof topperView>;

/** Highest marks first, unreadable ones last, equal marks by name (R36). */
function byMarks(a: Topper, b: Topper): number {
  const [marksA, marksB] = [readMarks(a.division) ?? -1, readMarks(b.division) ?? -1];
  return marksB - marksA || a.name.localeCompare(b.name, "en");
}

/** The toppers of one class, by marks. Compares the class case-insensitively (R37). */
const filterClass = (toppers: readonly Topper[], topperClass: TopperClass): Topper[] =>
  toppers.filter((topper) => topper.class.trim().toUpperCase() === topperClass).sort(byMarks);

/** The toppers of one class in the session of the home page (R34). */
export type TopperCarousel = {
  class: TopperClass;
  session: string;
  href: string;
  toppers: Topper[];
};

/** Class XII first; only the session current year to next year (R34). */
export function toTopperCarousels(toppers: readonly Topper[], today: Day): TopperCarousel[] {
  const session = homeSession(today);
  return (["XII", "X"] as const).map((topperClass) => ({
    class: topperClass,
    session,
    href: getTopperPath(topperClass),
    toppers: filterClass(toppers, topperClass).filter(
      ({ sessionYear }) => toSession(sessionYear) === session,
    ),
  }));
}

/** The view of a topper page for raw query strings (R35). An unknown year falls back to the initial one. */
export function topperView(
  toppers: readonly Topper[],
  topperClass: TopperClass,
  query: ListQuery,
  today: Day,
  t: Translate,
) {
  const all = filterClass(toppers, topperClass);
  const years = sessionOptions(
    all.map((topper) => topper.sessionYear),
    today,
    t,
  );
  const isOffered = years.some((option) => option.value === query.year);
  const year = isOffered ? (query.year ?? "") : startSession(today);
  const search = readSearch(query.q);
  const folded = foldText(search);
  const matches = all.filter(
    (topper) =>
      (year === "all" || toSession(topper.sessionYear) === year) &&
      foldText(topper.name).includes(folded),
  );
  const { items, ...position } = paginate(matches, query.page);
  return { chosen: { year, search }, years, toppers: items, ...position };
}
