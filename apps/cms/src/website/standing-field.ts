import type { UIField } from "payload";

/** The column "Website" of a list. */
export const standingColumn: UIField = {
  name: "standing",
  label: "Website",
  type: "ui",
  admin: {
    components: {
      Cell: "/src/admin/standing-cell.tsx#StandingCell",
      Field: "/src/admin/nothing.tsx#Nothing",
    },
  },
};

/** What the clock is to do with the record. */
export const schedule: UIField = {
  name: "schedule",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/src/admin/schedule-field.tsx#ScheduleField" },
  },
};

/** The last stop in a form: back to its buttons. */
export const backToPublish: UIField = {
  name: "backToPublish",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/back-to-publish.tsx#BackToPublish" },
  },
};

/** At the top of a form: what was typed there and not saved. */
export const keptWords: UIField = {
  name: "keptWords",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/kept-words.tsx#KeptWords" },
  },
};
