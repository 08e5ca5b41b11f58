import type { School } from "../../app/school/school.ts";
import { drawEmblem } from "../../server/documents/emblem.ts";
import { drawHills, drawSky, type Sky } from "../../server/documents/hills.ts";
import { addSheet, createPaper, type Paper } from "../../server/documents/paper.ts";
import { drawSheet } from "../../server/documents/sheet.ts";
import { label, write } from "../../server/documents/words.ts";

export type Issue = {
  /** "Manor Musings, March 2024": what follows the comma is set below, in italics. */
  title: string;
  /** The kind of newsletter it belongs to. */
  category: string;
  reader: readonly string[];
  sky: Sky;
  seed: number;
};

/** A cover with hills under its own sky, and one page inside. */
export function makeIssue(school: School, issue: Issue): Paper {
  const { identity } = school;
  const paper = createPaper(school, `${issue.title} · ${identity.name}`);
  drawCover(paper, school, issue);
  drawSheet(paper, school, {
    title: "To the reader",
    lead: issue.title,
    parts: [
      {
        text: "This edition is a sample. The school's own pages take its place at the same address; the card on the E-Newsletter page stays as it is.",
      },
      { heading: "What belongs here" },
      ...issue.reader.map((text) => ({ text })),
      { heading: "Write to us" },
      {
        text: `Letters from parents and former students are welcome at ${identity.email}.`,
      },
    ],
  });
  return paper;
}

function drawCover(
  paper: Paper,
  { identity }: School,
  { title, category, sky, seed }: Issue,
): void {
  addSheet(paper);
  drawSky(paper, sky, seed);
  drawHills(paper, { from: 500, layers: 6, far: sky.far, near: sky.near, seed });
  const light = { ink: "#f4efe2" };
  drawEmblem(paper, { x: 62, y: 60, height: 58, ink: "#f4efe2", gold: "#f0d698" });
  label(paper, identity.name, { x: 126, y: 80, size: 9, ...light });
  label(paper, "Sample document", { x: 126, y: 96, ...light });
  const [name = title, edition = ""] = title.split(", ");
  write(paper, "H1", name, { y: 190, size: 62, gap: -12, ...light });
  if (edition)
    write(paper, "P", edition, { y: paper.y + 6, size: 27, font: "italic", ink: "#f0d698" });
  label(paper, category, { y: 792, ...light });
}
