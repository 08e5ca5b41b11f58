import type { PrincipalMessage } from "@manor/content-api";
import { cleanText } from "@manor/content-api/clean-text";
import sanitizeHtml from "sanitize-html";

/** What a message may hold (R50). Everything else loses its tag; scripts and styles lose their text too. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br em i strong b u a ul ol li blockquote h2 h3 h4 span".split(" "),
  allowedAttributes: { a: ["href"], span: ["lang"], p: ["lang"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/** The same message with only harmless markup left. */
export function sanitiseMessage(message: PrincipalMessage): PrincipalMessage {
  // Once more after the markup is read: a reference such as &#8238; is such a sign only then.
  return { ...message, message: cleanText(sanitizeHtml(message.message, allowed)) };
}
