import type { DateField } from "payload";

const moment = (name: string, label: string): DateField => ({
  name,
  label,
  type: "date",
  index: true,
  admin: {
    hidden: true,
    disableBulkEdit: true,
    components: {
      Cell: "/src/admin/moment-cell.tsx#MomentCell",
      // Two states are named by their moments already.
      Diff: "/src/admin/nothing.tsx#Nothing",
    },
  },
});

/** When a record was made and last saved: Payload's own fields, in the school's time. */
export const moments: DateField[] = [
  moment("updatedAt", "Last saved"),
  moment("createdAt", "Made"),
];

/** The same of a screen, of which there are not so many that one looks for a moment. */
export const momentsOfScreen: DateField[] = moments.map(({ index: _, ...field }) => field);
