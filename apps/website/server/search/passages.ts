export type Part = { heading: string } | { lines: readonly string[] };

/** The lines of a section; the one before the first heading has none. */
export type Passage = { heading: string; lines: string[] };

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const collapse = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

export const toHeading = (text: string): Part => ({ heading: collapse(text) });

export const toSentences = (text: string): Part => ({
  lines: [...segmenter.segment(collapse(text))]
    .map(({ segment }) => segment.trim())
    .filter(Boolean),
});

/** A table row or a labelled value is one line: `Class VIII: 11:15 AM to 12:00 noon`. */
export const toRow = (...cells: readonly (string | number)[]): Part => ({
  lines: [cells.map(String).filter(Boolean).join(": ")].filter(Boolean),
});

export function toPassages(parts: readonly Part[]): Passage[] {
  const passages: Passage[] = [{ heading: "", lines: [] }];
  for (const part of parts) {
    if ("heading" in part) passages.push({ heading: part.heading, lines: [] });
    else passages.at(-1)?.lines.push(...part.lines);
  }
  return passages.filter(({ heading, lines }) => heading !== "" || lines.length > 0);
}
