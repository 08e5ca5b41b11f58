import type { PrincipalMessage } from "@manor/content-api";
import { splitParagraphs } from "./paragraphs.ts";
import { type Rich, toRichText } from "./rich-text.ts";
import { principalMessages } from "./select-messages.ts";

/** Placeholders for a missing name and text, from the specification. */
const missing = { name: "Principal", text: "No message available." };

/** One message for display: fallbacks applied, markup parsed to data. */
export type MessageView = { id: string; name: string; photo: string; paragraphs: Rich[][] };

/** The principal's items of a response, with the fallbacks of spec section 4. */
export function readMessages(items: readonly PrincipalMessage[]): MessageView[] {
  return principalMessages(items).map((item, index) => {
    const paragraphs = splitParagraphs(toRichText(item.message));
    return {
      id: item._id || String(index),
      name: item.name || missing.name,
      photo: item.attachments[0] ?? "",
      paragraphs: paragraphs.length > 0 ? paragraphs : [[missing.text]],
    };
  });
}
