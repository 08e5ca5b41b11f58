import type { TextField, UIField } from "payload";
import type { Translator } from "../i18n/translate.ts";

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

/** The author of content that no user wrote: the seed. */
export const automaticChange = "the CMS";

/** The label of an author. The CMS's own label is translated; a user's name is not. */
export const authorLabel = (t: Translator, name: string): string =>
  name === automaticChange ? t(automaticChange) : name;

export const changedBy: TextField = {
  name: "changedBy",
  label: "Last changed by",
  type: "text",
  access: { create: () => false, update: () => false },
  admin: {
    position: "sidebar",
    readOnly: true,
    condition: (data) => Boolean(data?.changedBy),
    components: {
      Cell: "/src/fields/read-only-fields.tsx#ChangedByCell",
      Field: "/src/fields/read-only-fields.tsx#ChangedByField",
    },
  },
  hooks: {
    beforeChange: [({ req }) => req.user?.name || req.user?.email || automaticChange],
  },
};
