import type { ComplianceDocument } from "@manor/content-api/disclosure";
import { imagePath } from "@manor/content-api/image-path";
import type { ListCall } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { day, names, text } from "./serialize.ts";

/** Part of the school settings, so no path leads to it. A record whose file was deleted is left out. */
export const complianceDocuments: ListCall<ComplianceDocument & { _id: string }> = {
  reads: ["compliance-documents", "documents"],
  list: async (context) =>
    (await findPublished(context, "compliance-documents", "-issued")).flatMap((document) => {
      const [file] = names(context.nameOf, "documents", document.file);
      if (!file) return [];
      return {
        _id: String(document.id),
        id: String(document.id),
        kind: document.kind,
        title: text(document.title),
        file: imagePath(file),
        issued: day(document.issued),
        validUntil: day(document.validUntil),
        isSelfAttested: document.isSelfAttested === true,
      };
    }),
};
