import type { Entry } from "./entry.ts";

/** Shows the state of each row of the form as red, amber or green. */
export const rowStates: Entry = {
  fields: [
    {
      name: "rowStates",
      type: "ui",
      admin: { components: { Field: "/src/admin/disclosure/row-states.tsx#RowStates" } },
    },
  ],
  toForm: () => ({}),
  toPart: () => ({}),
};
