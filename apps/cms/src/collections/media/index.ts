import type { CollectionConfig } from "payload";
import { isAdminOrTrashing, isSignedIn, mayPublish } from "../../access/access.ts";
import { versionHooks } from "../../content-version/content-version.ts";
import { changedBy } from "../../fields/record-fields.ts";
import {
  altTextFields,
  bulkUpload,
  fixedAddress,
  objectKey,
  whereUsed,
} from "../../fields/upload-fields.ts";
import { faceFields } from "../../media/faces/faces.ts";
import { refuseNames } from "../../media/pupil-names.ts";
import { mediaFolder } from "../../media/storage.ts";
import { cleanImage, editImage } from "../../media/upload-hooks.ts";

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
  hooks: { ...versionHooks, beforeOperation: [refuseNames, editImage, cleanImage] },
  disableDuplicate: true,
  trash: true,
  upload: {
    staticDir: mediaFolder(),
    mimeTypes: ["image/jpeg", "image/png", "image/webp"],
    filesRequiredOnCreate: true,
    pasteURL: false,
    // Payload's bulk upload silently drops files of another type, and has serious accessibility faults.
    bulkUpload: false,
    crop: true,
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
      name: "filename",
      type: "text",
      label: ({ t }) => t("upload:fileName"),
      admin: {
        components: { Cell: "/src/payload-fixes/thumbnail-alt-repeats-name.tsx#FileNameCell" },
      },
    },
    {
      name: "title",
      type: "text",
      maxLength: 200,
      admin: {
        description:
          "Helps you find the file in the admin panel. Empty: the file name. Visitors do not see it.",
      },
    },
    ...faceFields,
    ...altTextFields,
    whereUsed,
    fixedAddress,
    objectKey,
    changedBy,
  ],
};
