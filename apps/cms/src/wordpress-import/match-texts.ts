import type { Translated } from "../translations/align.ts";
import { listSegments, type Segment } from "../translations/segments.ts";
import type { TranslatableCollection } from "../translations/translatable.ts";

/** A longer text would not be stored. */
const MAX_LENGTH = 20_000;

export type Matched = {
  texts: Translated[];
  /** Whether each text of the source has exactly one translation. */
  isWhole: boolean;
};

/**
 * Pairs the texts of an item in another language with those of the record that it translates: by field, and the
 * paragraphs of a page by their order. What has no counterpart follows the last paragraph, so that nothing is lost.
 */
export function matchTexts(
  slug: TranslatableCollection,
  source: { segments: readonly Segment[]; doc: object },
  translation: object,
): Matched {
  const fields = new Map<string, string[]>();
  for (const { field, text } of listSegments(slug, translation))
    fields.set(field, [...(fields.get(field) ?? []), text]);
  const texts: Translated[] = [];
  let isWhole = hasSameBlocks(source.doc, translation);
  for (const { key, field, text: original } of source.segments) {
    const text = fields.get(field)?.shift();
    if (text === undefined) isWhole = false;
    else texts.push({ key, field, source: original, text: text.slice(0, MAX_LENGTH) });
  }
  for (const [field, left] of fields) {
    if (left.length === 0) continue;
    isWhole = false;
    const last = texts.findLast((one) => one.field === field);
    if (last) last.text = [last.text, ...left].join("\n\n").slice(0, MAX_LENGTH);
  }
  // WPML copies an item into another language before it is translated.
  return {
    texts,
    isWhole: isWhole && texts.some(({ source: text, text: other }) => text !== other),
  };
}

/** Whether two rich texts have the same kinds of blocks in the same order; pictures come from the source. */
const hasSameBlocks = (source: object, translation: object): boolean =>
  describeBlocks(source) === describeBlocks(translation);

function describeBlocks(doc: object): string {
  const children: unknown[] = Object(Object(Object(doc).body).root).children ?? [];
  return children
    .map((child) => {
      const { type, tag, fields } = Object(child);
      return [type, tag, Object(fields).blockType].filter(Boolean).join(" ");
    })
    .filter((kind) => kind !== "block picture")
    .join();
}
