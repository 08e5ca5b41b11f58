import type { UIField } from "payload";

/** The photographs that a message names, with a button to remove them. */
export const removalField: UIField = {
  name: "removal",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/removal-request.tsx#RemovalRequest" },
  },
};
