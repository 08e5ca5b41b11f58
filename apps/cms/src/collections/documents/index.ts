import type { CollectionConfig } from "payload";
import { isAdminOrTrashing, isSignedIn, mayPublish } from "../../access/access.ts";
import { versionHooks } from "../../content-version/content-version.ts";
import { changedBy } from "../../fields/record-fields.ts";
import { bulkUpload, fixedAddress, objectKey, whereUsed } from "../../fields/upload-fields.ts";
import { documentTypes } from "../../media/document-types.ts";
import { documentFolder } from "../../media/storage.ts";
import { cleanDocument } from "../../media/upload-hooks.ts";

export const documents: CollectionConfig = {
  slug: "documents",
  labels: { singular: "Document", plural: "Documents" },
  admin: {
    group: "Files",
    components: { beforeListTable: [bulkUpload] },
    useAsTitle: "title",
    defaultColumns: ["title", "filesize", "pdfProblems", "updatedAt"],
    listSearchableFields: ["title"],
    description:
      "PDF, Word, Excel, PowerPoint, LibreOffice, MP4 and MP3 files up to 30 MB. A file is public only while a published record links to it.",
  },
  access: { read: isSignedIn, create: isSignedIn, update: mayPublish, delete: isAdminOrTrashing },
  hooks: { ...versionHooks, beforeOperation: [cleanDocument] },
  disableDuplicate: true,
  trash: true,
  upload: {
    staticDir: documentFolder(),
    mimeTypes: Object.values(documentTypes),
    filesRequiredOnCreate: true,
    pasteURL: false,
    // Payload's bulk upload silently drops files of another type, and has serious accessibility faults.
    bulkUpload: false,
  },
  fields: [
    {
      name: "title",
      type: "text",
      maxLength: 200,
      admin: {
        description:
          "Helps you find the file in the admin panel. Empty: the file name. Visitors do not see it.",
      },
    },
    {
      name: "pdfProblems",
      label: "Accessibility",
      type: "text",
      admin: {
        readOnly: true,
        disableBulkEdit: true,
        components: {
          Cell: "/src/media/pdf-warning.tsx#PdfCell",
          Field: "/src/media/pdf-warning.tsx#PdfWarning",
        },
      },
    },
    whereUsed,
    fixedAddress,
    objectKey,
    changedBy,
  ],
};
