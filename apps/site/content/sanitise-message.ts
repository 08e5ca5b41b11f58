import type { PrincipalMessage } from "@manor/contract";
import sanitizeHtml from "sanitize-html";

/** What a message may hold (R50). Everything else loses its tag; scripts and styles lose their text too. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "em",
    "i",
    "strong",
    "b",
    "u",
    "a",
    "ul",
    "ol",
    "li",
    "blockquote",
    "h2",
    "h3",
    "h4",
    "span",
  ],
  allowedAttributes: { a: ["href"], span: ["lang"], p: ["lang"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/** Directional controls can make a sentence read as another one; no honest message needs them. */
const DIRECTION_CONTROLS = /[\u202a-\u202e\u2066-\u2069]/g;

/** The same message with only harmless markup left. */
export function sanitiseMessage(message: PrincipalMessage): PrincipalMessage {
  const plain = (text: string) => text.replace(DIRECTION_CONTROLS, "");
  return {
    ...message,
    name: plain(message.name),
    message: sanitizeHtml(plain(message.message), allowed).trim(),
  };
}
