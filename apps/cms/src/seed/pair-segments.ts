import type { Translated } from "../translations/align.ts";
import { byIndex, listSegments } from "../translations/segments.ts";
import type { TranslatableSlug } from "../translations/translatable.ts";

/** A value with the texts of another one in their places; what the other one leaves out stays. */
export function overlay(value: unknown, texts: unknown): unknown {
  if (texts === undefined || texts === null) return value;
  if (Array.isArray(value) && Array.isArray(texts))
    return value.map((each, index) => overlay(each, texts[index]));
  if (typeof value === "object" && value !== null && typeof texts === "object") {
    const other: Record<string, unknown> = { ...texts };
    const entries = Object.entries(value).map(([key, each]) => [key, overlay(each, other[key])]);
    return Object.fromEntries(entries);
  }
  return texts;
}

/**
 * The translation of a stored source from two values without ids, one in each language. `undefined` when the source
 * has other texts than the English value.
 */
export function pairSegments(
  slug: TranslatableSlug,
  doc: object,
  english: object,
  translated: object,
): Translated[] | undefined {
  const stored = listSegments(slug, doc);
  const expected = listSegments(slug, english, byIndex);
  const texts = new Map(
    listSegments(slug, translated, byIndex).map(({ key, text }) => [key, text]),
  );
  const isSame =
    stored.length === expected.length &&
    stored.every(({ text }, index) => text === expected[index]?.text);
  if (!isSame || stored.length === 0) return undefined;
  return stored.map(({ key, field, text }, index) => ({
    key,
    field,
    source: text,
    text: texts.get(expected[index]?.key ?? "") ?? text,
  }));
}
