import type { CollectionConfig } from "payload";
import { denyAll } from "../../access/access.ts";

/** Without a label: no page shows them. */
const hidden = { label: false } as const;
const text = { ...hidden, type: "text", required: true } as const;

/** What an import from WordPress wrote: a row per record, and per address of a file. Only the import reads and writes it. */
export const importedItems: CollectionConfig = {
  slug: "imported-items",
  labels: { singular: "Imported item", plural: "Imported items" },
  admin: { hidden: true, enableRichTextRelationship: false },
  access: { read: denyAll, create: denyAll, update: denyAll, delete: denyAll },
  disableDuplicate: true,
  lockDocuments: false,
  timestamps: false,
  fields: [
    // SHA-256 of the GUID and id of an item, or of the address of a file.
    { ...text, name: "key", unique: true, index: true },
    { ...text, name: "run", index: true },
    { ...text, name: "list" },
    { ...hidden, name: "record", type: "number", required: true, index: true },
    // SHA-256 of what was written, or of the bytes of a file.
    { ...text, name: "hash", index: true },
    // The `updatedAt` of the record after the import wrote it: a later one means that a user edited it.
    { ...text, name: "writtenAt" },
    { ...hidden, name: "oldAddress", type: "text" },
    // Of a picture: the album that withholds it. Of a record: the ids of its pictures and documents.
    { ...hidden, name: "album", type: "number" },
    { ...hidden, name: "pictures", type: "json" },
    { ...hidden, name: "documents", type: "json" },
  ],
};
