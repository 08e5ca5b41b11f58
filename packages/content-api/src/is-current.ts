import type { Highlight } from "./entities.ts";

/** `2026`, or both years of `2026-27`; not an amount, and not a part of a longer number. */
const YEAR = /(?<![\d.,]|Rs\.? ?|₹ ?)(20\d\d)(?:[-–—/](\d\d))?(?![\d])(?![.,]\d)/gi;

const DEVANAGARI_DIGITS = /[०-९]/g;

/**
 * Whether an announcement is still news on `today`, `YYYY-MM-DD` in Kolkata. With a last day, until that day.
 * Without one, until the last year that its text names is over: a text that names no year has no end.
 */
export function isCurrent(
  { description, until }: Pick<Highlight, "description" | "until">,
  today: string,
): boolean {
  if (until) return today <= until;
  const years = listYears(description);
  return years.length === 0 || Math.max(...years) >= Number(today.slice(0, 4));
}

function listYears(text: string): number[] {
  const digits = text.replace(DEVANAGARI_DIGITS, (digit) =>
    String((digit.codePointAt(0) ?? 0) - 0x966),
  );
  return [...digits.matchAll(YEAR)].flatMap(([, year = "", end]) =>
    end === undefined ? [Number(year)] : [Number(year), Number(year.slice(0, 2) + end)],
  );
}
