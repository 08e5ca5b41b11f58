import { colour, type Paper, page } from "./paper.ts";

type Setting = {
  x?: number;
  y?: number;
  width?: number;
  size: number;
  font?: "serif" | "italic" | "text" | "label";
  ink?: string;
  spacing?: number;
  gap?: number;
};

type Role = "H1" | "H2" | "P";

type Place = { x: number; y: number; width: number; characterSpacing: number; lineGap?: number };

/** Hindi, and the signs that the Latin faces leave out, the rupee's among them. */
const OTHERS = /([\p{Script=Devanagari}\u200c\u200d]+|[\u0100-\u024f\u20a0-\u20c0]+)/u;

/** Sets words in a face, and what that face has not in one that has it. */
export function setWords(paper: Paper, words: string, font: string, place: Place): void {
  const { x, y, ...setting } = place;
  const runs = words.split(OTHERS).filter(Boolean);
  for (const [index, run] of runs.entries()) {
    const isHindi = /\p{Script=Devanagari}/u.test(run);
    const other = isHindi ? "devanagari" : "latin-ext";
    paper.font(OTHERS.test(run) ? other : font);
    // Spaced letters would tear a word of Hindi apart.
    const characterSpacing = isHindi ? 0 : setting.characterSpacing;
    const how = { ...setting, characterSpacing, continued: index < runs.length - 1 };
    if (index === 0) paper.text(run, x, y, how);
    else paper.text(run, how);
  }
}

/** Sets a tagged piece of text and gives back where the next one may begin, in points from the top. */
export function write(paper: Paper, role: Role, words: string, setting: Setting): number {
  const { x = page.margin, y = paper.y, width = page.width - 2 * page.margin } = setting;
  const { size, font = "serif", ink = colour.ink, spacing = 0, gap = 0 } = setting;
  const element = paper.struct(role, {}, () => {
    paper.fontSize(size).fillColor(ink);
    setWords(paper, words, font, { x, y, width, characterSpacing: spacing, lineGap: gap });
  });
  paper.addStructure(element);
  element.end();
  return paper.y;
}

/** Small letter-spaced capitals. */
export function label(paper: Paper, words: string, setting: Partial<Setting> = {}): number {
  return write(paper, "P", words.toUpperCase(), {
    size: 7.5,
    font: "label",
    ink: colour.brassInk,
    spacing: 1.2,
    ...setting,
  });
}
