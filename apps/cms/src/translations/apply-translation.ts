import { align, type Translated } from "./align.ts";
import { listSegments, replaceSegments } from "./segments.ts";
import type { TranslatableSlug } from "./translatable.ts";

/**
 * The source with translated texts; all else is from the source. A paragraph that is newer than the translation is
 * left out. `undefined` when another text has no translation: nothing is shown in two languages.
 */
export function applyTranslation<T extends object>(
  slug: TranslatableSlug,
  doc: T,
  translated: readonly Translated[],
): T | undefined {
  const now = listSegments(slug, doc);
  const found = align(
    translated.filter(({ text }) => text.trim() !== ""),
    now,
  );
  const isComplete = now.every(({ key, isBlock }) => isBlock || found.has(key));
  if (!isComplete || found.size === 0) return undefined;
  return replaceSegments(slug, doc, ({ key }) => found.get(key)?.text);
}
