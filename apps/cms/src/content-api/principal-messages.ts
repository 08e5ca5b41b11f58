import type { PrincipalMessage } from "@manor/content-api";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import { listPublished, names, text } from "./list-published.ts";

export const principalMessages = listPublished({
  collection: "principal-messages",
  reads: ["media"],
  sort: "createdAt",
  toItem: ({ id, category, name, message, photo }, { nameOf }): PrincipalMessage => ({
    _id: String(id),
    category: text(category),
    name: text(name),
    message: message ? convertLexicalToHTML({ data: message, disableContainer: true }) : "",
    attachments: names(nameOf, "media", photo),
  }),
});
