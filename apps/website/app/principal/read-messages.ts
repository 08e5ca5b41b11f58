import type { PrincipalMessage } from "@manor/content-api";
import { isFromPrincipal } from "@manor/content-api/is-from-principal";
import { type Rich, toRichText } from "./rich-text.ts";

/** Placeholders for a missing name and text, from the specification. */
const missing = { name: "Principal", text: "No message available." };

/** One message for display: fallbacks applied, markup parsed to data. */
export type MessageView = { id: string; name: string; photo: string; paragraphs: Rich[][] };

/** The state of the message: from the server, or later from the browser. */
export type PrincipalState =
  | { state: "late" }
  | { state: "failed" }
  | { state: "good"; messages: MessageView[] };

/** The principal's items of a response, with the fallbacks of spec section 4. */
export function readMessages(items: readonly PrincipalMessage[]): MessageView[] {
  return items.filter(isFromPrincipal).map((item, index) => {
    const paragraphs = splitParagraphs(toRichText(item.message));
    return {
      id: item._id || String(index),
      name: item.name || missing.name,
      photo: item.attachments[0] ?? "",
      paragraphs: paragraphs.length > 0 ? paragraphs : [[missing.text]],
    };
  });
}

/**
 * Splits a message into paragraphs (R50): its top-level `<p>`; without any, its text at blank lines.
 * Skips empty ones. Other top-level elements belong to the paragraph before them.
 */
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
