import { DomUtils, parseDocument } from "htmlparser2";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

/** A part of a page under one heading, line by line; the part before the first heading has none. */
type Passage = { heading: string; lines: readonly string[] };
export type PageText = {
  passages: readonly Passage[];
  /** Files that the page links, by the words of their links. */
  files: readonly { title: string; href: string }[];
};

const LEFT_OUT = new Set(["nav", "form", "script", "style", "svg", "button", "template", "h1"]);
const HEADINGS = new Set(["h2", "h3"]);
const LINES = new Set(["p", "li", "tr", "dt", "dd", "figcaption", "caption", "blockquote"]);
const FILE = /\.(pdf|docx?|xlsx?)$/i;

/** Reads a page of the site as a visitor would: what stands in its main part, without what only leads around. */
export function readPage(html: string): PageText {
  const main = DomUtils.getElementsByTagName("main", parseDocument(html), true, 1)[0];
  const passages: { heading: string; lines: string[] }[] = [{ heading: "", lines: [] }];
  const files: { title: string; href: string }[] = [];
  const add = (line: string) => passages.at(-1)?.lines.push(...sentencesOf(line));

  function read(node: Node): void {
    if (!isElement(node) || isLeftOut(node)) return;
    if (node.name === "a" && FILE.test(node.attribs["href"] ?? "")) {
      files.push({ title: textOf(node), href: node.attribs["href"] ?? "" });
    }
    if (HEADINGS.has(node.name)) {
      passages.push({ heading: textOf(node), lines: [] });
      for (const child of node.children) readFiles(child);
    } else if (LINES.has(node.name) && !holdsLines(node)) {
      add(node.name === "tr" ? rowOf(node) : textOf(node));
      for (const child of node.children) readFiles(child);
    } else for (const child of node.children) read(child);
  }
  function readFiles(node: Node): void {
    if (!isElement(node)) return;
    if (node.name === "a" && FILE.test(node.attribs["href"] ?? "")) {
      files.push({ title: textOf(node), href: node.attribs["href"] ?? "" });
    }
    node.children.forEach(readFiles);
  }

  for (const child of main?.children ?? []) read(child);
  return {
    passages: passages.filter(({ heading, lines }) => heading !== "" || lines.length > 0),
    files,
  };
}

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

const sentencesOf = (line: string): string[] =>
  [...sentences.segment(line)].map(({ segment }) => segment.trim()).filter(Boolean);

const isElement = (node: Node): node is Element => "attribs" in node;

const isLeftOut = ({ name, attribs }: Element): boolean =>
  LEFT_OUT.has(name) || "hidden" in attribs || attribs["aria-hidden"] === "true";

const holdsLines = (element: Element): boolean =>
  DomUtils.existsOne(({ name }) => LINES.has(name), element.children);

/** `Class VIII: 11:15 AM to 12:00 noon` */
const rowOf = (row: Element): string =>
  row.children.filter(isElement).map(textOf).filter(Boolean).join(": ");

const textOf = (element: Element): string => visibleText(element).replaceAll(/\s+/g, " ").trim();

function visibleText(node: Node): string {
  if ("data" in node) return node.type === "text" ? node.data : "";
  if (!isElement(node) || isLeftOut(node)) return "";
  if ((node.attribs["class"] ?? "").split(" ").includes("visually-hidden")) return "";
  return node.children.map(visibleText).join("");
}
