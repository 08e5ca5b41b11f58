import type { UIField } from "payload";

/** The column "Website" of a list. */
export const standingColumn: UIField = {
  name: "standing",
  label: "Website",
  type: "ui",
  admin: {
    components: {
      Cell: "/src/desk/standing-cell.tsx#StandingCell",
      Field: "/src/desk/nothing.tsx#Nothing",
    },
  },
};
