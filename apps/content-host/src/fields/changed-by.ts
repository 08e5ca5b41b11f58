import type { TextField } from "payload";

/** Who stands as the writer of what nobody wrote: the sample. */
export const nobodysHand = "the content host";

/** Who saved this state of the record. Versions keep it, so that every change has a name. */
export const changedBy: TextField = {
  name: "changedBy",
  label: "Last changed by",
  type: "text",
  access: { create: () => false, update: () => false },
  admin: {
    position: "sidebar",
    readOnly: true,
    condition: (data) => Boolean(data?.changedBy),
  },
  hooks: {
    beforeChange: [({ req }) => req.user?.name || req.user?.email || nobodysHand],
  },
};
