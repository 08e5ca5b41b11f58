import { monthName, shortMonthName } from "../../model/dates/day.ts";
import type { ListKind } from "../../model/lists/sorted-records.ts";
import type { Translate } from "../../model/texts/translate.ts";

/** One option of a dropdown. `name` is the accessible name where the label alone is unclear. */
export type Option = { value: string; label: string; name?: string };

export const allOption = (t: Translate): Option => ({ value: "all", label: t("All") });

const option = (value: number, label = String(value)): Option => ({ value: String(value), label });

/** All, then the current year and every year of the records, newest first (R24). */
export function yearOptions(years: Iterable<number>, currentYear: number, t: Translate): Option[] {
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
