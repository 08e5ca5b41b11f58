import type { UIField } from "payload";

/** The photographs that a message is about, and the way to take them down. */
export const removalField: UIField = {
  name: "removal",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/removal-request.tsx#RemovalRequest" },
  },
};
