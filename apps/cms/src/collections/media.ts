import type { CollectionConfig } from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { isAdminOrTrashing } from "../access/is-trashing.ts";
import { mayPublish } from "../access/may-publish.ts";
import { changedBy } from "../fields/changed-by.ts";
import {
  bulkUpload,
  fixedAddress,
  objectKey,
  pictureWords,
  whereUsed,
} from "../fields/upload-fields.ts";
import { cleanImage } from "../media/clean-upload.ts";
import { mediaFolder } from "../media/storage.ts";
import { raisingRevision } from "../revision/hooks.ts";

/** Photographs. What visitors may see of them is decided by the records that show them. */
export const media: CollectionConfig = {
  slug: "media",
  labels: { singular: "Image", plural: "Images" },
  admin: {
    group: "Files",
    components: { beforeListTable: [bulkUpload] },
    useAsTitle: "title",
    defaultColumns: ["filename", "title", "updatedAt"],
    listSearchableFields: ["title"],
    description:
      "Location, serial number and owner are removed from every image. An image is public only while a published record uses it. Images in the trash are deleted after 30 days.",
  },
  access: { read: isSignedIn, create: isSignedIn, update: mayPublish, delete: isAdminOrTrashing },
  hooks: { ...raisingRevision, beforeOperation: [cleanImage] },
  disableDuplicate: true,
  trash: true,
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: ["image/jpeg", "image/png", "image/webp"],
    filesRequiredOnCreate: true,
    pasteURL: false,
    // It drops files of another kind without a word, and has serious accessibility faults.
    bulkUpload: false,
    crop: false,
    focalPoint: true,
    displayPreview: true,
    adminThumbnail: "small",
    imageSizes: [
      {
        name: "small",
        width: 360,
        withoutEnlargement: true,
        formatOptions: { format: "webp", options: { quality: 70 } },
      },
    ],
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
    ...pictureWords,
    whereUsed,
    fixedAddress,
    objectKey,
    changedBy,
  ],
};
