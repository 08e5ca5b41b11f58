import type { PrincipalMessage } from "@manor/content-api";
import { isFromPrincipal } from "@manor/content-api/is-from-principal";
import { parseDocument } from "htmlparser2";
import type { Translate } from "./texts/translate.ts";

/** Placeholders for a missing name and text, from the specification. */
const missing = { name: "Principal", text: "No message available." } as const;

export type MessageView = { id: string; name: string; photo: string; paragraphs: Rich[][] };

/** The state of the message: from the server, or later from the browser. */
export type PrincipalState =
  | { state: "late" }
  | { state: "failed" }
  | { state: "good"; messages: MessageView[] };

export function readMessages(items: readonly PrincipalMessage[], t: Translate): MessageView[] {
  return items.filter(isFromPrincipal).map((item, index) => {
    const paragraphs = splitParagraphs(toRichText(item.message));
    return {
      id: item._id || String(index),
      name: item.name || t(missing.name),
      photo: item.attachments[0] ?? "",
      paragraphs: paragraphs.length > 0 ? paragraphs : [[t(missing.text)]],
    };
  });
}

/** Its top-level `<p>`; without any, its text at blank lines (R50). Skips empty ones. */
function splitParagraphs(message: readonly Rich[]): Rich[][] {
  const hasParagraphs = message.some((part) => typeof part !== "string" && part.tag === "p");
  const paragraphs = hasParagraphs ? byElement(message) : byBlankLine(message);
  return paragraphs.filter((paragraph) => paragraph.some(hasText));
}

function byElement(message: readonly Rich[]): Rich[][] {
  const paragraphs: Rich[][] = [];
  for (const part of message) {
    if (typeof part === "string" && part.trim() === "") continue;
    const isParagraph = typeof part !== "string" && part.tag === "p";
    if (isParagraph) paragraphs.push([...part.children]);
    else if (paragraphs.length === 0) paragraphs.push([part]);
    else paragraphs.at(-1)?.push(part);
  }
  return paragraphs;
}

function byBlankLine(message: readonly Rich[]): Rich[][] {
  const paragraphs: Rich[][] = [[]];
  for (const part of message) {
    if (typeof part !== "string") {
      paragraphs.at(-1)?.push(part);
      continue;
    }
    const [first = "", ...others] = part.split(/\n[ \t]*(?:\r?\n[ \t]*)+/);
    paragraphs.at(-1)?.push(first);
    for (const text of others) paragraphs.push([text]);
  }
  return paragraphs;
}

function hasText(part: Rich): boolean {
  return typeof part === "string" ? part.trim() !== "" : part.children.some(hasText);
}

/** Text with basic markup as plain data: safe to send to a browser and to render without HTML strings. */
export type Rich = string | { tag: RichTag; href?: string; children: Rich[] };

const tags = ["p", "br", "em", "strong", "u", "a", "ul", "ol", "li", "blockquote", "h3"] as const;
type RichTag = (typeof tags)[number];

const tagAliases: Record<string, RichTag> = { i: "em", b: "strong", h2: "h3", h4: "h3" };

type Node = {
  type: string;
  data?: string;
  name?: string;
  attribs?: Record<string, string>;
  children?: unknown[];
};

/** Parses HTML that the server has sanitised. Unsupported tags are removed; their text stays. */
function toRichText(html: string): Rich[] {
  return (parseDocument(html).children as Node[]).flatMap(toRich);
}

function toRich(node: Node): Rich[] {
  if (node.type === "text") return [node.data ?? ""];
  if (node.type !== "tag") return [];
  const children = ((node.children ?? []) as Node[]).flatMap(toRich);
  const name = node.name ?? "";
  const tag = tagAliases[name] ?? tags.find((known) => known === name);
  if (!tag) return children;
  const href = node.attribs?.["href"];
  return [href ? { tag, href, children } : { tag, children }];
}

const inlineTags: ReadonlySet<RichTag> = new Set(["em", "strong", "u", "a"]);

export const toPlainText = (parts: readonly Rich[]): string => parts.map(toText).join("");

function toText(part: Rich): string {
  if (typeof part === "string") return part;
  const text = toPlainText(part.children);
  return inlineTags.has(part.tag) ? text : ` ${text} `;
}
