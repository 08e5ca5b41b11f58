import type { PrincipalMessage } from "@manor/content-api";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { names, text } from "./serialize.ts";

export const principalMessages: ListCall<PrincipalMessage> = {
  reads: ["principal-messages", "media"],
  list: async (context) =>
    (await findPublished(context, "principal-messages", "createdAt")).map((message) => ({
      _id: String(message.id),
      category: text(message.category),
      name: text(message.name),
      message: message.message
        ? convertLexicalToHTML({ data: message.message, disableContainer: true })
        : "",
      attachments: names(context.nameOf, "media", message.photo),
    })),
};
