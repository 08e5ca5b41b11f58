const LEADING_NUMBER = /^(\d+(?:\.\d+)?|\.\d+)\s*(.*)$/s;

/** The marks as a number: the one at the start of `division` (R36). `undefined` when there is none. */
export function readMarks(division: string): number | undefined {
  const match = LEADING_NUMBER.exec(division.trim());
  return match ? Number(match[1]) : undefined;
}

/**
 * The marks as printed: `96.4%`. The sign is added when the data has it, or when the value is at
 * most 100 and the school's marks are percentages. Marks out of a total (`482/500`) stay as written,
 * and so does text without a number.
 */
export function printMarks(division: string, arePercentages: boolean): string {
  const written = division.trim();
  const match = LEADING_NUMBER.exec(written);
  if (!match) return written;
  const [, value = "", rest = ""] = match;
  if (/^(\/|out of\b)/i.test(rest)) return written;
  const isPercentage = rest.startsWith("%") || (arePercentages && Number(value) <= 100);
  return isPercentage ? `${value}%` : value;
}
