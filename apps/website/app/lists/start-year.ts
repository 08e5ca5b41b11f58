/**
 * The year that a list opens with (R24, R27). Normally the current one. Where the list may start on
 * the previous year, it does so when the current year has no record at all and the previous one has some.
 */
export function startYear(
  years: { has: (year: number) => boolean },
  currentYear: number,
  mayStartOnPrevious: boolean,
): number {
  const previous = currentYear - 1;
  const stepsBack = mayStartOnPrevious && !years.has(currentYear) && years.has(previous);
  return stepsBack ? previous : currentYear;
}
