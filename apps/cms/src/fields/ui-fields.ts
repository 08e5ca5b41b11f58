import type { UIField } from "payload";

export const uiField = (name: string, Field: string, admin: UIField["admin"] = {}): UIField => ({
  name,
  type: "ui",
  admin: { disableListColumn: true, ...admin, components: { Field } },
});

export const visibilityColumn: UIField = {
  name: "visibility",
  label: "Website",
  type: "ui",
  admin: {
    components: { Cell: "/src/admin/visibility/visibility-cell.tsx#VisibilityCell" },
  },
};

export const schedule = uiField(
  "schedule",
  "/src/admin/schedules/schedule-field.tsx#ScheduleField",
  { position: "sidebar" },
);

export const translationLinks = uiField(
  "translations",
  "/src/admin/translations/translation-links.tsx#TranslationLinks",
  { position: "sidebar" },
);

export const skipToPublish = uiField(
  "skipToPublish",
  "/src/admin/skip-to-publish.tsx#SkipToPublish",
);

export const draftRecovery = uiField(
  "draftRecovery",
  "/src/admin/draft-recovery/draft-recovery.tsx#DraftRecovery",
);
