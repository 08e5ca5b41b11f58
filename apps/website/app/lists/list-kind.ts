import type { Day } from "../dates/day.ts";

/** The rules of one list: which records it includes, and which fields are date and title. */
export type ListKind<Item> = {
  includes: (item: Item) => boolean;
  getDate: (item: Item) => Day;
  getTitle: (item: Item) => string;
  /** Months by name, January first; or as bare numbers, 12 first (R25). */
  months: "names" | "numbers";
  /** Whether an empty current year falls back to the previous one (R27). */
  fallsBackToPreviousYear: boolean;
};
