import type { ListKind } from "../../model/lists/sorted-records.ts";
import { englishWords, type Words } from "../../model/texts/words.ts";

/** One option of a dropdown. `name` is the accessible name where the label alone is unclear. */
export type Option = { value: string; label: string; name?: string };

export const allOption = ({ t }: Words): Option => ({ value: "all", label: t("All") });

const option = (value: number, label = String(value)): Option => ({ value: String(value), label });

/** All, then the current year and every year of the records, newest first (R24). */
export function yearOptions(
  years: Iterable<number>,
  currentYear: number,
  words: Words = englishWords,
): Option[] {
  const distinct = [...new Set([...years, currentYear])].sort((a, b) => b - a);
  return [allOption(words), ...distinct.map((year) => option(year))];
}

/** All, then `Jan` to `Dec`; or, for news, the bare numbers 12 to 1, each named `12, December` (R25). */
export function monthOptions(
  style: ListKind<never>["months"],
  words: Words = englishWords,
): Option[] {
  const { dates } = words;
  const months = Array.from({ length: 12 }, (_, index) => index + 1);
  const options = months.map((month) =>
    style === "names"
      ? option(month, dates.shortMonthName(month))
      : { ...option(month), name: `${month}, ${dates.monthName(month)}` },
  );
  return [allOption(words), ...(style === "names" ? options : options.reverse())];
}
