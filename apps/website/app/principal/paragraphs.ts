import type { Rich } from "./rich-text.ts";

/**
 * Splits a message into paragraphs (R50): its top-level `<p>`; without any, its text at blank lines.
 * Skips empty ones. Other top-level elements belong to the paragraph before them.
 */
export function splitParagraphs(message: readonly Rich[]): Rich[][] {
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
