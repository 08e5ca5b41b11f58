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

/** Sets a tagged piece of text and gives back where the next one may begin, in points from the top. */
export function write(paper: Paper, role: Role, words: string, setting: Setting): number {
  const { x = page.margin, y = paper.y, width = page.width - 2 * page.margin } = setting;
  const { size, font = "serif", ink = colour.ink, spacing = 0, gap = 0 } = setting;
  const element = paper.struct(role, {}, () => {
    paper.font(font).fontSize(size).fillColor(ink);
    paper.text(words, x, y, { width, characterSpacing: spacing, lineGap: gap });
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
