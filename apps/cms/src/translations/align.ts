import type { Segment } from "./segments.ts";

/** One text of a translation, with the text of the source that it translates. */
export type Translated = { key: string; field: string; source: string; text: string };

/**
 * Finds the translation of each text of the source now, by key. The translation of a text moves with it. A text
 * that was changed has the translation of its older wording, as long as it is clear which one that is.
 */
export function align(
  stored: readonly Translated[],
  now: readonly Segment[],
): Map<string, Translated> {
  const found = new Map<string, Translated>();
  const left = new Set(stored);
  const take = (segment: Segment, isSame: (one: Translated) => boolean) => {
    if (found.has(segment.key)) return;
    const one = [...left].find((each) => each.field === segment.field && isSame(each));
    if (!one) return;
    found.set(segment.key, one);
    left.delete(one);
  };
  for (const segment of now)
    take(segment, ({ key, source }) => key === segment.key && source === segment.text);
  for (const segment of now) take(segment, ({ source }) => source === segment.text);
  for (const segment of now) if (!segment.isBlock) take(segment, ({ key }) => key === segment.key);
  for (const gap of findGaps(stored, now, found))
    if (gap.stored.length === gap.now.length)
      for (const [index, segment] of gap.now.entries())
        take(segment, (one) => one === gap.stored[index]);
  return found;
}

type Gap = { stored: Translated[]; now: Segment[] };

/** The paragraphs without a counterpart, between each two that have one. */
function findGaps(
  stored: readonly Translated[],
  now: readonly Segment[],
  found: ReadonlyMap<string, Translated>,
): Gap[] {
  const isFound = new Set(found.values());
  const before = (index: number): Translated | undefined =>
    stored.slice(0, index).findLast((one) => isFound.has(one));
  const gaps = new Map<Translated | undefined, Gap>();
  const getGap = (last: Translated | undefined): Gap => {
    const gap = gaps.get(last) ?? { stored: [], now: [] };
    gaps.set(last, gap);
    return gap;
  };
  let last: Translated | undefined;
  for (const segment of now) {
    const one = found.get(segment.key);
    if (one) last = one;
    else if (segment.isBlock) getGap(last).now.push(segment);
  }
  for (const [index, one] of stored.entries())
    if (!isFound.has(one)) getGap(before(index)).stored.push(one);
  return [...gaps.values()];
}
