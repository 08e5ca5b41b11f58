import type { UploadField } from "payload";

/** The one photograph that may stand on the picture of a shared link: nobody's face is there unless the office says so. */
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
