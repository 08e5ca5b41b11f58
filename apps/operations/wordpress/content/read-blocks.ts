import { type BlockDelimiter, findDelimiters } from "./block-delimiters.ts";
import { gap, info, type Note, problem, type References } from "./content.ts";
import { element } from "./markup.ts";

const MAX_REUSABLE_DEPTH = 5;
/** Their content is all in the HTML between the comments, or they have none. */
const silent =
  /^(?:core\/(?:more|nextpage|spacer|separator|post-\w+|site-\w+|social-link|navigation-link|home-link|missing)|tribe\/.*|jetpack\/(?:field-.*|tiled-gallery|slideshow))$/;
const forms =
  /^(?:jetpack\/contact-form|contact-form-7\/.*|wpforms\/.*|gravityforms\/.*|ninja-forms\/.*)$/;
const galleries =
  /^(?:envira\/.*|fooplugins\/.*|foogallery\/.*|modula\/.*|modula-best-grid-gallery\/.*)$/;

/** The HTML of a post of the block editor; notes what is left out. */
export function readBlocks(html: string, references: References, notes: Note[]): string {
  const leftOut = new Set<string>();
  const result = replaceDelimiters(html, { references, notes, leftOut }, 0);
  const names = [...leftOut].join(", ");
  if (names !== "") notes.push(info(`Blocks without content of their own are left out: ${names}.`));
  return result;
}

type Reading = { references: References; notes: Note[]; leftOut: Set<string> };

/** Replaces the delimiters of Gutenberg's blocks: the HTML between them stays, references become elements. */
function replaceDelimiters(html: string, reading: Reading, depth: number): string {
  let result = "";
  let position = 0;
  for (const delimiter of findDelimiters(html)) {
    result += html.slice(position, delimiter.start);
    if (delimiter.kind !== "close") result += toHtml(delimiter, reading, depth);
    position = delimiter.end;
  }
  return result + html.slice(position);
}

function toHtml(
  { name, kind, attributes }: BlockDelimiter,
  reading: Reading,
  depth: number,
): string {
  if (name === "core/block") return readReusable(attributes, reading, depth);
  if (forms.test(name)) {
    reading.notes.push(problem(formNote));
    return "";
  }
  if (kind === "open") return "";
  const id = String(attributes["galleryId"] ?? attributes["id"] ?? "");
  if (galleries.test(name)) return element("wp-gallery", { post: id || "0" });
  if (name === "core/gallery") {
    const ids = Array.isArray(attributes["ids"]) ? attributes["ids"].join(" ") : "";
    return element("wp-gallery", { ids });
  }
  if (!silent.test(name)) reading.leftOut.add(name);
  return "";
}

export const formNote = "A form is not imported. Manor has its own contact form.";

function readReusable(
  attributes: Record<string, unknown>,
  reading: Reading,
  depth: number,
): string {
  const id = String(attributes["ref"] ?? "");
  const content = depth < MAX_REUSABLE_DEPTH ? reading.references.findReusable(id) : undefined;
  if (content !== undefined) return replaceDelimiters(content, reading, depth + 1);
  reading.notes.push(gap(`The reusable block ${id} is not in the export.`));
  return "";
}
