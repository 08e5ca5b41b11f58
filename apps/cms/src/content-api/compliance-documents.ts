import type { ComplianceDocument } from "@manor/content-api/disclosure";
import { imagePath } from "@manor/content-api/image-path";
import { day, listPublished, names, text } from "./list-published.ts";

/** Part of the school settings, so no path leads to it. A record whose file was deleted is left out. */
export const complianceDocuments = listPublished({
  collection: "compliance-documents",
  reads: ["documents"],
  sort: "-issued",
  toItem: (document, { nameOf }): (ComplianceDocument & { _id: string }) | undefined => {
    const [file] = names(nameOf, "documents", document.file);
    return file
      ? {
          _id: String(document.id),
          id: String(document.id),
          kind: document.kind,
          title: text(document.title),
          file: imagePath(file),
          issued: day(document.issued),
          validUntil: day(document.validUntil),
          isSelfAttested: document.isSelfAttested === true,
        }
      : undefined;
  },
});
