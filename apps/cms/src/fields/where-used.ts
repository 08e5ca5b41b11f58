import type { UIField } from "payload";

/** The records that use a file. */
export const whereUsed: UIField = {
  name: "whereUsed",
  type: "ui",
  admin: {
    disableListColumn: true,
    condition: (_, __, { operation }) => operation === "update",
    components: { Field: "/src/admin/where-used.tsx#WhereUsed" },
  },
};
