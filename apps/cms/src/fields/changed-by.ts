import type { TextField } from "payload";
import type { Translator } from "../i18n/translate.ts";

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
