import { foldText } from "./search-text.ts";
import type { SortedRecord } from "./sorted-records.ts";

/** `"all"` or one year. */
export type Year = number | "all";
/** `"all"` or one month, 1 to 12. */
export type Month = number | "all";

export type Choice = { year: Year; month: Month; search: string };

/**
 * Applies year, month and search together (R24 to R28). Records without a date match only "all years, all
 * months"; a month with all years matches that month of every year.
 */
export function filterRecords<Item>(
  records: readonly SortedRecord<Item>[],
  choice: Choice,
): Item[] {
  const search = foldText(choice.search);
  return records
    .filter(
      ({ year, month, foldedTitle }) =>
        (choice.year === "all" || year === choice.year) &&
        (choice.month === "all" || month === choice.month) &&
        foldedTitle.includes(search),
    )
    .map(({ item }) => item);
}
