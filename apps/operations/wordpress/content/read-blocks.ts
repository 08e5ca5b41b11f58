import { type BlockDelimiter, findDelimiters } from "./block-delimiters.ts";
import { info, type Note, problem, type References } from "./content.ts";
import { element } from "./markup.ts";

const MAX_REUSABLE_DEPTH = 5;
/** Their content is all in the HTML between the comments, or they have none. */
const silent =
  /^(?:core\/(?:more|nextpage|spacer|separator|post-\w+|site-\w+|social-link|navigation-link|home-link|missing)|tribe\/.*|jetpack\/(?:field-.*|tiled-gallery|slideshow))$/;
const forms =
  /^(?:jetpack\/contact-form|contact-form-7\/.*|wpforms\/.*|gravityforms\/.*|ninja-forms\/.*)$/;
const galleries =
  /^(?:envira\/.*|fooplugins\/.*|foogallery\/.*|modula\/.*|modula-best-grid-gallery\/.*)$/;

/** Replaces the delimiters of Gutenberg's blocks: the HTML between them stays, references become elements. */
export function readBlocks(html: string, references: References, notes: Note[], depth = 0): string {
  let result = "";
  let position = 0;
  for (const delimiter of findDelimiters(html)) {
    result += html.slice(position, delimiter.start);
    if (delimiter.kind !== "close") result += toHtml(delimiter, references, notes, depth);
    position = delimiter.end;
  }
  return result + html.slice(position);
}

function toHtml(
  { name, kind, attributes }: BlockDelimiter,
  references: References,
  notes: Note[],
  depth: number,
): string {
  if (name === "core/block") return readReusable(attributes, references, notes, depth);
  if (forms.test(name)) {
    if (kind === "open" || !name.startsWith("jetpack/")) notes.push(problem(formNote));
    return "";
  }
  if (kind === "open") return "";
  const id = String(attributes["galleryId"] ?? attributes["id"] ?? "");
  if (galleries.test(name)) return element("wp-gallery", { post: id || "0" });
  if (silent.test(name)) return "";
  if (name === "core/gallery") {
    const ids = Array.isArray(attributes["ids"]) ? attributes["ids"].join(" ") : "";
    return element("wp-gallery", { ids });
  }
  notes.push(info(`The block "${name}" has no content of its own, so it is left out.`));
  return "";
}

export const formNote = "A form is not imported. Manor has its own contact form.";

function readReusable(
  attributes: Record<string, unknown>,
  references: References,
  notes: Note[],
  depth: number,
): string {
  const id = String(attributes["ref"] ?? "");
  const content = depth < MAX_REUSABLE_DEPTH ? references.findReusable(id) : undefined;
  if (content !== undefined) return readBlocks(content, references, notes, depth + 1);
  notes.push(problem(`The reusable block ${id} is not in the export.`));
  return "";
}
