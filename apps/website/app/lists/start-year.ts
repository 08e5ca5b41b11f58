/**
 * The initial year of a list (R24, R27): the current one. A list that may fall back starts on the previous year
 * when the current one has no records and the previous one has some.
 */
export function startYear(
  years: { has: (year: number) => boolean },
  currentYear: number,
  mayFallBack: boolean,
): number {
  const previous = currentYear - 1;
  const fallsBack = mayFallBack && !years.has(currentYear) && years.has(previous);
  return fallsBack ? previous : currentYear;
}
