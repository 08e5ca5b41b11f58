import type { Day } from "../dates/day.ts";

/** What makes a list of records this list: which records belong, and where date and title stand. */
export type ListKind<Item> = {
  keeps: (item: Item) => boolean;
  dateOf: (item: Item) => Day;
  titleOf: (item: Item) => string;
  /** Months by name, January first; or as bare numbers, 12 first (R25). */
  months: "names" | "numbers";
  /** Whether an empty current year gives way to the previous one (R27). */
  startsOnPreviousYear: boolean;
};
