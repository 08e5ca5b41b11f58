import type { Field, FieldAccess, TextField, UIField, UploadField } from "payload";
import { isAdmin } from "../access/is-admin.ts";

export const bulkUpload = "/src/admin/media-picker/file-input.tsx#BulkUpload";

/** Documents behind "View Attachment". */
export const attachments: UploadField = {
  name: "attachments",
  type: "upload",
  relationTo: "documents",
  hasMany: true,
  admin: { description: "Files to open or save, such as a circular or a programme." },
};

/** The image of a share card: faces appear there only when an editor chooses one. */
export const cardPhoto: UploadField = {
  name: "cardPhoto",
  label: "Photograph on the share picture",
  type: "upload",
  relationTo: "media",
  admin: {
    description:
      "What WhatsApp and others show of a link to this. Choose one of the pictures above; left empty, it is a painted one without any pupil.",
  },
};

export const altTextFields: Field[] = [
  {
    name: "alt",
    label: "Alt text",
    type: "text",
    maxLength: 300,
    admin: {
      description: "What the picture shows, in one sentence. No pupil’s name.",
      condition: (data) => data?.isDecorative !== true,
    },
  },
  {
    name: "isDecorative",
    label: "Decorative, needs no alt text",
    type: "checkbox",
    defaultValue: false,
  },
  { name: "caption", label: "Caption, below the picture", type: "text", maxLength: 300 },
];

export const whereUsed: UIField = {
  name: "whereUsed",
  type: "ui",
  admin: {
    disableListColumn: true,
    condition: (_, __, { operation }) => operation === "update",
    components: { Field: "/src/admin/visibility/where-used.tsx#WhereUsed" },
  },
};

const onlyAdmins: FieldAccess = ({ req }) => Boolean(isAdmin({ req }));

/**
 * A fixed address for the few files that a page names directly, /api/image/{school code}/{this}, even when no record
 * uses them. It makes a photograph public, so only an admin sets it; consent still applies (content-api/image.ts).
 */
export const fixedAddress: TextField = {
  name: "fixedAddress",
  label: "Fixed address",
  type: "text",
  unique: true,
  index: true,
  validate: (value: unknown) =>
    value === undefined ||
    value === null ||
    /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]{3,4})?$/.test(String(value)) ||
    "Please use small letters, digits and hyphens only, such as front-gate.",
  hooks: {
    // An empty text would count as a value of the unique index.
    beforeValidate: [
      ({ value }) => (typeof value === "string" && value.trim() ? value.trim() : null),
    ],
  },
  access: { create: onlyAdmins, update: onlyAdmins },
  admin: {
    position: "sidebar",
    // Not while many photographs are being uploaded.
    condition: (_, __, { operation }) => operation === "update",
    description:
      "Leave empty. Only for a picture that a page always shows: it is public at once. Only an admin can set it, and a picture of a pupil's record stays hidden without consent all the same.",
  },
};

/**
 * The key of a file in the bucket. The storage plugin adds this field only when a bucket is configured; declaring it
 * here makes the schema independent of that.
 */
export const objectKey: TextField = {
  name: "_objectKey",
  type: "text",
  admin: { hidden: true, readOnly: true },
};
