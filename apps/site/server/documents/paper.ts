import { createRequire } from "node:module";
import { join } from "node:path";
import PDFDocument from "pdfkit";
import { isSample, type School } from "../../app/for-server.ts";

export type Paper = InstanceType<typeof PDFDocument>;

/** Points; A4. */
export const page = { width: 595.28, height: 841.89, margin: 62 } as const;

export const colour = {
  paper: "#fbf8f1",
  ink: "#1d2420",
  soft: "#55605a",
  pine: "#12332a",
  brass: "#a9802f",
  brassInk: "#7a5a16",
  rule: "#b9ae97",
} as const;

/** Fixed, so that the same sources give the same bytes. */
const MADE = new Date(Date.UTC(2024, 0, 1));

const { resolve } = createRequire(import.meta.url);
const face = (style: "normal" | "italic") =>
  resolve(`@fontsource/newsreader/files/newsreader-latin-400-${style}.woff`);

/** Letters that the faces above have not: those of the painted cards. */
const further = (name: string) => join(import.meta.dirname, `../cards/fonts/${name}.ttf`);

/** An empty A4 document in the house's type, tagged for screen readers, without a first page. */
export function createPaper({ identity }: School, title: string): Paper {
  const paper = new PDFDocument({
    size: "A4",
    autoFirstPage: false,
    margin: 0,
    pdfVersion: "1.7",
    lang: "en-IN",
    tagged: true,
    displayTitle: true,
    info: {
      Title: title,
      Author: identity.name,
      Subject: isSample({ identity }) ? "Sample document" : title,
      Creator: identity.name,
      Producer: identity.name,
      CreationDate: MADE,
      ModDate: MADE,
    },
  });
  paper.registerFont("serif", face("normal"));
  paper.registerFont("italic", face("italic"));
  paper.registerFont("devanagari", further("noto-serif-devanagari-devanagari-400-normal"));
  paper.registerFont("latin-ext", further("newsreader-latin-ext-400-normal"));
  paper.registerFont("label", "Helvetica-Bold");
  paper.registerFont("text", "Helvetica");
  return paper;
}

export function addSheet(paper: Paper): void {
  paper.addPage({ size: "A4", margin: 0 });
  decorate(paper, () => paper.rect(0, 0, page.width, page.height).fill(colour.paper));
}

/** Draws something that a screen reader passes over. */
export function decorate(paper: Paper, draw: () => void): void {
  paper.markContent("Artifact", { type: "Layout" });
  draw();
  paper.endMarkedContent();
}
