import { isSample, type School } from "../../app/for-server.ts";
import { drawEmblem } from "./emblem.ts";
import { drawHills } from "./hills.ts";
import { addSheet, colour, createPaper, decorate, type Paper, page } from "./paper.ts";
import { label, setWords, write } from "./words.ts";

/** Where the dark ground of the address line begins, in points from the top. */
const FOOT = 798;

export type Part =
  | { heading: string }
  | { text: string }
  | { table: { columns: readonly string[]; rows: readonly (readonly string[])[] } };

export type Sheet = { title: string; lead: string; parts: readonly Part[] };

/** One page with the school's head, its text, and the hills at the foot. */
export function makeSheet(school: School, sheet: Sheet, emblem?: Buffer): Paper {
  const paper = createPaper(school, `${sheet.title} · ${school.identity.name}`);
  drawSheet(paper, school, sheet, emblem);
  return paper;
}

export function drawSheet(
  paper: Paper,
  school: School,
  { title, lead, parts }: Sheet,
  emblem?: Buffer,
): void {
  addSheet(paper);
  drawHills(paper, { from: 730, layers: 3, far: "#d9dccf", near: colour.pine, seed: 4 });
  decorate(paper, () => paper.rect(0, FOOT, page.width, page.height - FOOT).fill(colour.pine));
  drawHead(paper, school, emblem);
  write(paper, "H1", title, { y: 158, size: 34 });
  write(paper, "P", lead, { y: paper.y + 6, size: 14, font: "italic", ink: colour.soft, gap: 2 });
  rule(paper, paper.y + 18);
  paper.y += 34;
  for (const part of parts) drawPart(paper, part);
  drawFoot(paper, school);
}

function drawHead(paper: Paper, { identity, brand }: School, emblem?: Buffer): void {
  if (emblem) decorate(paper, () => paper.image(emblem, page.margin, 54, { fit: [38, 46] }));
  else if (!brand.emblem)
    drawEmblem(paper, { x: page.margin, y: 54, height: 46, ink: colour.pine, gold: colour.brass });
  write(paper, "P", identity.name, { x: page.margin + 54, y: 56, size: 22 });
  write(paper, "P", identity.tagline, {
    x: page.margin + 54,
    y: 82,
    size: 10.5,
    font: "italic",
    ink: colour.soft,
    width: 300,
  });
  if (isSample({ identity })) label(paper, "Sample document", { x: 433, y: 64, width: 130 });
}

function drawFoot(paper: Paper, { identity }: School): void {
  const { phones, email, address } = identity;
  const line = [address.join(", "), phones.office, email].join("   ·   ");
  write(paper, "P", line, { y: 812, size: 8.5, font: "text", ink: "#f4efe2" });
}

function drawPart(paper: Paper, part: Part): void {
  if ("heading" in part) {
    write(paper, "H2", part.heading, { y: paper.y + 8, size: 20 });
    paper.y += 7;
    return;
  }
  if ("text" in part) {
    write(paper, "P", part.text, { size: 13, gap: 4, width: 430 });
    paper.y += 11;
    return;
  }
  drawTable(paper, part.table.columns, part.table.rows);
}

function drawTable(
  paper: Paper,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): void {
  const width = (page.width - 2 * page.margin) / columns.length;
  const table = paper.struct("Table");
  paper.addStructure(table);
  const line = (cells: readonly string[], role: "TH" | "TD", padding: number) => {
    const row = paper.struct("TR");
    table.add(row);
    const top = paper.y;
    let foot = top;
    for (const [index, cell] of cells.entries()) {
      const element = paper.struct(role, {}, () => {
        const isHead = role === "TH";
        paper.fontSize(isHead ? 7.5 : 13).fillColor(isHead ? colour.brassInk : colour.ink);
        setWords(paper, isHead ? cell.toUpperCase() : cell, isHead ? "label" : "serif", {
          x: page.margin + index * width,
          y: top + padding,
          width: width - 8,
          characterSpacing: isHead ? 1.2 : 0,
        });
      });
      row.add(element);
      element.end();
      foot = Math.max(foot, paper.y);
    }
    row.end();
    paper.y = foot + padding - 1;
    rule(paper, paper.y);
  };
  line(columns, "TH", 8);
  for (const row of rows) line(row, "TD", 9);
  table.end();
  paper.y += 18;
}

function rule(paper: Paper, y: number): void {
  const at = paper.y;
  decorate(paper, () =>
    paper
      .moveTo(page.margin, y)
      .lineTo(page.width - page.margin, y)
      .lineWidth(0.5)
      .stroke(colour.rule),
  );
  paper.y = at;
}
