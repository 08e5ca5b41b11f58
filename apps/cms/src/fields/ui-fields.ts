import type { UIField } from "payload";

/** The column "Website" of a list. */
export const visibilityColumn: UIField = {
  name: "visibility",
  label: "Website",
  type: "ui",
  admin: {
    components: {
      Cell: "/src/admin/visibility/visibility-cell.tsx#VisibilityCell",
      Field: "/src/admin/hidden.tsx#Hidden",
    },
  },
};

/** The schedule of the record. */
export const schedule: UIField = {
  name: "schedule",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/src/admin/schedule-field.tsx#ScheduleField" },
  },
};

/** The skip link at the end of a form to its buttons. */
export const skipToPublish: UIField = {
  name: "backToPublish",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/skip-to-publish.tsx#SkipToPublish" },
  },
};

/** Draft recovery at the top of a form. */
export const draftRecovery: UIField = {
  name: "draftRecovery",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/draft-recovery/draft-recovery.tsx#DraftRecovery" },
  },
};
