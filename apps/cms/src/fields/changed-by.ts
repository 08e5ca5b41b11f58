import type { TextField } from "payload";
import { nobodysHand } from "./nobodys-hand.ts";

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
    components: {
      Cell: "/src/admin/changed-by.tsx#ChangedByCell",
      Field: "/src/admin/changed-by.tsx#ChangedByField",
    },
  },
  hooks: {
    beforeChange: [({ req }) => req.user?.name || req.user?.email || nobodysHand],
  },
};
