import type { TextField } from "payload";
import type { Say } from "../i18n/say.ts";

/** The author of content that no user wrote: the sample. */
export const automaticChange = "the CMS";

/** Who wrote, to be read: a person is called what the person is called, the admin panel has a name in each language. */
export const writerIn = (say: Say, name: string): string =>
  name === automaticChange ? say(automaticChange) : name;

/** Who saved this state of the record. Versions keep it, so that every change has a name. */
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
      Cell: "/src/admin/changed-by.tsx#ChangedByCell",
      Field: "/src/admin/changed-by.tsx#ChangedByField",
    },
  },
  hooks: {
    beforeChange: [({ req }) => req.user?.name || req.user?.email || automaticChange],
  },
};
