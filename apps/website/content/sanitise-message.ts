import type { PrincipalMessage } from "@manor/content-api";
import { cleanText } from "@manor/content-api/clean-text";
import sanitizeHtml from "sanitize-html";

/** The markup that a message may contain (R50). Other tags are removed, scripts and styles with their text. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: "p br em i strong b u a ul ol li blockquote h2 h3 h4 span".split(" "),
  allowedAttributes: { a: ["href"], span: ["lang"], p: ["lang"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
};

/** The same message with only harmless markup left. */
export function sanitiseMessage(message: PrincipalMessage): PrincipalMessage {
  // Clean again after parsing: a reference such as &#8238; becomes a control character only then.
  return { ...message, message: cleanText(sanitizeHtml(message.message, allowed)) };
}
