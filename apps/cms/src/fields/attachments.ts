import type { UploadField } from "payload";

/** Documents behind "View Attachment". */
export const attachments: UploadField = {
  name: "attachments",
  type: "upload",
  relationTo: "documents",
  hasMany: true,
  admin: { description: "Files to open or save, such as a circular or a programme." },
};
