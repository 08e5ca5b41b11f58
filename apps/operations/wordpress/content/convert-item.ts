import type { ExportItem } from "../export/export-item.ts";
import { hasBlocks } from "./block-delimiters.ts";
import { type Attempt, chooseAttempt, fillGalleries } from "./choose-attempt.ts";
import type { Content, Note, Picture, References } from "./content.ts";
import { cleanMarkup, fitBlocks } from "./fit-blocks.ts";
import { stripComments } from "./markup.ts";
import { type Completeness, listLinks, listPictures, measure, type NewContent } from "./measure.ts";
import { type OldContent, readHtml, readOldContent } from "./old-content.ts";
import { readBlocks } from "./read-blocks.ts";
import { readElementor } from "./read-elementor.ts";
import { readShortcodes } from "./read-shortcodes.ts";
import { toBlocks } from "./to-blocks.ts";
import { toPlainText } from "./to-plain-text.ts";

/** The source from which the content was read. */
export type Rung = Attempt["rung"] | "none";

/** What the old site answered for an item, as HTML. */
export type SiteContent = { rest?: string | undefined; page?: string | undefined };

export type Converted = Content & { rung: Rung; completeness: Completeness };

/**
 * Tries each source that an item has in the export, then the public page and the REST answer, and takes the one with most
 * words; the first of several equal ones. What the old site answered never loses a word that the export has.
 */
export function convertItem(
  item: ExportItem,
  references: References,
  { rest, page }: SiteContent = {},
): Converted {
  const old = readOldContent(item, references);
  const fromExport = chooseFromExport(item, references, old);
  const site = [
    tryAnswer("public page", page, item, references),
    tryAnswer("REST answer", rest, item, references),
  ].filter((one) => one !== undefined);
  if (site.length === 0) return toConverted(fromExport, old);
  const shown = readHtml(page ?? rest ?? "", references);
  const count = (one: Content | undefined, of: OldContent) => countWords(one ?? empty(), of);
  const best = chooseAttempt(fromExport, site, {
    inExport: (one) => count(one, old),
    onSite: (one) => count(one, shown),
  });
  const filled = best === fromExport ? fillGalleries(fromExport, site) : best;
  return toConverted(filled, shown.words.length >= old.words.length ? shown : old);
}

const toConverted = (attempt: Attempt | undefined, old: OldContent): Converted => {
  const content = attempt ?? { ...empty(), rung: "none" as const };
  return { ...content, completeness: measure(old, toNew(content)) };
};

function chooseFromExport(
  item: ExportItem,
  references: References,
  old: OldContent,
): Attempt | undefined {
  const [first, ...others] = [tryElementor, tryGutenberg, tryClassic]
    .map((attempt) => attempt(item, references))
    .filter((one) => one !== undefined);
  return others.reduce(
    (best, one) => (best && countWords(one, old) > countWords(best, old) ? one : best),
    first,
  );
}

const countWords = (content: Content, old: OldContent): number =>
  measure(old, toNew(content)).words.found;

const empty = (): Content => ({ blocks: [], galleries: [], notes: [] });

const toNew = ({ blocks, galleries }: Content): NewContent => ({
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

const tryAnswer = (
  rung: "REST answer" | "public page",
  html: string | undefined,
  item: ExportItem,
  references: References,
): Attempt | undefined => (html?.trim() ? convert(rung, html, item, references, []) : undefined);

function convert(
  rung: Attempt["rung"],
  html: string,
  { id }: ExportItem,
  references: References,
  notes: Note[],
): Attempt {
  const text = readShortcodes(stripComments(html), notes);
  // What WordPress wrote for a browser has its paragraphs.
  const newlines = rung === "classic" || rung === "Elementor" ? "everywhere" : "outside";
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
