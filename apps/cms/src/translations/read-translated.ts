import type { Translated } from "./align.ts";

const MAX_TEXTS = 2_000;
const MAX_LENGTH = 20_000;

/** The stored texts of a translation. Anything else than texts is left out. Never throws. */
export function readTranslated(stored: unknown): Translated[] {
  const list: unknown[] = Array.isArray(stored) ? stored : [];
  return list.slice(0, MAX_TEXTS).flatMap((entry) => {
    const { key, field, source, text }: Partial<Record<keyof Translated, unknown>> = Object(entry);
    const texts = [key, field, source, text];
    const isGood = texts.every((each) => typeof each === "string" && each.length <= MAX_LENGTH);
    return isGood
      ? [{ key: String(key), field: String(field), source: String(source), text: String(text) }]
      : [];
  });
}
