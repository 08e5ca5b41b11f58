import { DomUtils, parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

/** The lines of a section; the one before the first heading has none. */
type Passage = { heading: string; lines: string[] };

const SKIPPED_TAGS = new Set(["nav", "form", "script", "style", "svg", "button", "template", "h1"]);
const SKIPPED_CLASS = /(^| )(visually-hidden|empty-state)( |$)/;
const HEADINGS = new Set(["h2", "h3"]);
const LINES = new Set(["p", "li", "tr", "dt", "dd", "figcaption", "caption", "blockquote"]);
const FILE = /\.(pdf|docx?|xlsx?)$/i;
const segmenter = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Reads the text of a rendered page: its main part without navigation, forms and hidden elements. `files` are the
 * linked files with their link texts.
 */
export function readPage(html: string) {
  const [main] = DomUtils.getElementsByTagName("main", parseDocument(html), true, 1);
  const nodes = main?.children ?? [];
  DomUtils.findAll(isSkipped, nodes).forEach(DomUtils.removeElement);
  const files = DomUtils.findAll(({ attribs }) => FILE.test(attribs["href"] ?? ""), nodes);
  const passages: Passage[] = [{ heading: "", lines: [] }];
  for (const element of DomUtils.findAll(
    ({ name }) => HEADINGS.has(name) || LINES.has(name),
    nodes,
  )) {
    if (HEADINGS.has(element.name)) passages.push({ heading: getText(element), lines: [] });
    else if (!containsLines(element)) passages.at(-1)?.lines.push(...splitLines(element));
  }
  return {
    passages: passages.filter(({ heading, lines }) => heading !== "" || lines.length > 0),
    files: files.map((file) => ({ title: getText(file), href: file.attribs["href"] ?? "" })),
  };
}

const isSkipped = ({ name, attribs }: Element): boolean =>
  SKIPPED_TAGS.has(name) ||
  "hidden" in attribs ||
  attribs["aria-hidden"] === "true" ||
  SKIPPED_CLASS.test(attribs["class"] ?? "");

const containsLines = (element: Element): boolean =>
  DomUtils.existsOne(({ name }) => LINES.has(name), element.children);

/** Splits a block into units for the index. A table row is one line: `Class VIII: 11:15 AM to 12:00 noon`. */
function splitLines(element: Element): string[] {
  const cells = element.children.filter((child): child is Element => "attribs" in child);
  const text =
    element.name === "tr" ? cells.map(getText).filter(Boolean).join(": ") : getText(element);
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);
}

const getText = (element: Element): string =>
  DomUtils.textContent(element).replaceAll(/\s+/g, " ").trim();
