import type { Rich } from "./rich-text.ts";

/**
 * The paragraphs of a message (R50): its top-level `<p>`; without any, its text split at blank lines.
 * Empty ones do not count. Other top-level elements stay with the paragraph before them.
 */
export function paragraphsOf(message: readonly Rich[]): Rich[][] {
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
