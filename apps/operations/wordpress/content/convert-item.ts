import type { ExportItem } from "../export/export-item.ts";
import { hasBlocks } from "./block-delimiters.ts";
import type { Content, Note, Picture, References } from "./content.ts";
import { cleanMarkup, fitBlocks } from "./fit-blocks.ts";
import { stripComments } from "./markup.ts";
import { type Completeness, listLinks, listPictures, measure } from "./measure.ts";
import { readOldContent } from "./old-content.ts";
import { readBlocks } from "./read-blocks.ts";
import { readElementor } from "./read-elementor.ts";
import { readShortcodes } from "./read-shortcodes.ts";
import { toBlocks } from "./to-blocks.ts";
import { toPlainText } from "./to-plain-text.ts";

/** The source from which the content was read. */
export type Rung = "Elementor" | "Gutenberg" | "classic" | "none";

export type Converted = Content & { rung: Rung; completeness: Completeness };

/** Tries each source that an item has, and takes the one that keeps most words; the first of several equal ones. */
export function convertItem(item: ExportItem, references: References): Converted {
  const old = readOldContent(item, references);
  const candidates = [tryElementor, tryGutenberg, tryClassic]
    .map((attempt) => attempt(item, references))
    .filter((one) => one !== undefined)
    .map((one) => ({ ...one, completeness: measure(old, toNew(one)) }));
  const [first, ...others] = candidates;
  if (!first) return { ...empty(), rung: "none", completeness: measure(old, toNew(empty())) };
  return others.reduce(
    (best, one) => (one.completeness.words.found > best.completeness.words.found ? one : best),
    first,
  );
}

type Attempt = Content & { rung: Rung };

const empty = (): Content => ({ blocks: [], galleries: [], notes: [] });

const toNew = ({ blocks, galleries }: Content) => ({
  text: toPlainText(blocks),
  links: listLinks(blocks),
  pictures: [...listPictures(blocks), ...galleries.flat()],
});

function tryElementor(item: ExportItem, references: References): Attempt | undefined {
  const notes: Note[] = [];
  const html = readElementor(item.meta.get("_elementor_data"), notes);
  return html === undefined ? undefined : convert("Elementor", html, item, references, notes);
}

function tryGutenberg(item: ExportItem, references: References): Attempt | undefined {
  if (!hasBlocks(item.content)) return undefined;
  const notes: Note[] = [];
  const html = readBlocks(item.content, references, notes);
  return convert("Gutenberg", html, item, references, notes);
}

function tryClassic(item: ExportItem, references: References): Attempt | undefined {
  if (hasBlocks(item.content) || item.content.trim() === "") return undefined;
  return convert("classic", item.content, item, references, []);
}

function convert(
  rung: Rung,
  html: string,
  { id }: ExportItem,
  references: References,
  notes: Note[],
): Attempt {
  const text = readShortcodes(stripComments(html), notes);
  const newlines = rung === "Gutenberg" ? "outside" : "everywhere";
  const content = toBlocks(text, references, { itemId: id, newlines });
  const galleries = content.galleries.map((pictures) => pictures.map(clean));
  const all = [...notes, ...content.notes];
  return { rung, blocks: fitBlocks(content.blocks), galleries, notes: unique(all) };
}

const clean = (picture: Picture): Picture => ({
  ...picture,
  alt: cleanMarkup(picture.alt),
  caption: cleanMarkup(picture.caption),
});

const unique = (notes: Note[]): Note[] => [
  ...new Map(notes.map((note) => [note.text, note])).values(),
];
