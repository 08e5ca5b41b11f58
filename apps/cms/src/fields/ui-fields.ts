import type { UIField } from "payload";

export const visibilityColumn: UIField = {
  name: "visibility",
  label: "Website",
  type: "ui",
  admin: {
    components: {
      Cell: "/src/admin/visibility/visibility-cell.tsx#VisibilityCell",
      Field: "/src/fields/hidden.tsx#Hidden",
    },
  },
};

export const schedule: UIField = {
  name: "schedule",
  type: "ui",
  admin: {
    position: "sidebar",
    disableListColumn: true,
    components: { Field: "/src/admin/schedules/schedule-field.tsx#ScheduleField" },
  },
};

export const skipToPublish: UIField = {
  name: "skipToPublish",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/skip-to-publish.tsx#SkipToPublish" },
  },
};

export const draftRecovery: UIField = {
  name: "draftRecovery",
  type: "ui",
  admin: {
    disableListColumn: true,
    components: { Field: "/src/admin/draft-recovery/draft-recovery.tsx#DraftRecovery" },
  },
};
