const LEADING_NUMBER = /^(\d+(?:\.\d+)?|\.\d+)\s*(.*)$/s;

/** The number at the start of `division` (R36); `undefined` without one. */
export function readMarks(division: string): number | undefined {
  const match = LEADING_NUMBER.exec(division.trim());
  return match ? Number(match[1]) : undefined;
}

/** Adds % to a value of at most 100 if the school's marks are percentages. `482/500` is unchanged. */
export function printMarks(division: string, arePercentages: boolean): string {
  const text = division.trim();
  const match = LEADING_NUMBER.exec(text);
  if (!match) return text;
  const [, value = "", rest = ""] = match;
  if (/^(\/|out of\b)/i.test(rest)) return text;
  const isPercentage = rest.startsWith("%") || (arePercentages && Number(value) <= 100);
  return isPercentage ? `${value}%` : value;
}

/** The placeholder of a topper, from the specification (R29, R34). */
export const emptyTopper = { name: "Student Name", stream: "Stream", marks: "Marks %" } as const;
