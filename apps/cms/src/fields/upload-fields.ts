import type { Field, TextField, UploadField } from "payload";
import { setByAdmins } from "../access/access.ts";
import { uiField } from "./record-fields.ts";
import { validator } from "./validator.ts";

export const bulkUpload = "/src/admin/media-picker/uploads.tsx#BulkUpload";

/** Documents behind "View Attachment". */
export const attachments: UploadField = {
  name: "attachments",
  type: "upload",
  relationTo: "documents",
  hasMany: true,
  admin: { description: "Files to download, such as a circular or a programme." },
};

/** The image of a share card: faces appear there only when an editor chooses one. */
export const cardPhoto: UploadField = {
  name: "cardPhoto",
  label: "Social sharing image",
  type: "upload",
  relationTo: "media",
  admin: {
    description:
      "Shown in link previews, for example in WhatsApp. Choose one of the images above. Empty: an illustration without pupils.",
  },
};

export const altTextFields: Field[] = [
  {
    name: "alt",
    label: "Alt text",
    type: "text",
    maxLength: 300,
    admin: {
      description: "Describe what the image shows. Do not name pupils.",
      condition: (data) => data?.isDecorative !== true,
    },
  },
  {
    name: "isDecorative",
    label: "Decorative image (no alt text)",
    type: "checkbox",
    defaultValue: false,
  },
  { name: "caption", label: "Caption", type: "text", maxLength: 300 },
];

export const whereUsed = uiField("whereUsed", "/src/collections/media/where-used.tsx#WhereUsed", {
  condition: (_, __, { operation }) => operation === "update",
});

/** Makes a photograph public, so only an admin sets it; consent still applies (content-api/image.ts). */
export const fixedAddress: TextField = {
  name: "fixedAddress",
  label: "Permanent URL",
  type: "text",
  unique: true,
  index: true,
  validate: validator(
    (value) =>
      value === undefined ||
      value === null ||
      /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]{3,4})?$/.test(String(value)) ||
      "Please use only lower-case letters, digits and hyphens, for example front-gate.",
  ),
  hooks: {
    // An empty text would count as a value of the unique index.
    beforeValidate: [
      ({ value }) => (typeof value === "string" && value.trim() ? value.trim() : null),
    ],
  },
  access: setByAdmins,
  admin: {
    position: "sidebar",
    // Not while many photographs are being uploaded.
    condition: (_, __, { operation }) => operation === "update",
    description:
      "Usually empty. A file with a permanent URL is public immediately, except images of pupils without consent. Only administrators can set it.",
  },
};

/** The storage plugin adds this field only with a bucket; declaring it makes the schema independent of that. */
export const objectKey: TextField = {
  name: "_objectKey",
  type: "text",
  admin: { hidden: true, readOnly: true },
};
