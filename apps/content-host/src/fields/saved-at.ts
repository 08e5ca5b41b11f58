import type { DateField } from "payload";

/** When a record was last saved: Payload's own field, in the school's time. */
export const savedAt: DateField = {
  name: "updatedAt",
  label: "Last saved",
  type: "date",
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Cell: "/src/desk/moment-cell.tsx#MomentCell" },
  },
};
