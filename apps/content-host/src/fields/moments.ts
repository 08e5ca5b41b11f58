import type { DateField } from "payload";

const moment = (name: string, label: string): DateField => ({
  name,
  label,
  type: "date",
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: { Cell: "/src/desk/moment-cell.tsx#MomentCell" },
  },
});

/** When a record was made and last saved: Payload's own fields, in the school's time. */
export const moments: DateField[] = [
  moment("updatedAt", "Last saved"),
  moment("createdAt", "Made"),
];
