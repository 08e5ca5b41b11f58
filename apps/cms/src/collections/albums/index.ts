import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { consent } from "../../fields/consent.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { cardPhoto } from "../../fields/upload-fields.ts";
import { recordVersions } from "../../versions.ts";

export const albums: CollectionConfig = {
  slug: "albums",
  labels: { singular: "Photo album", plural: "Photo albums" },
  admin: {
    group: "Website",
    useAsTitle: "title",
    defaultColumns: ["title", "date", "category", "_status"],
    description: "Photos of one occasion. Records in the trash are deleted after 30 days.",
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  defaultSort: "-date",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    calendarDay({ name: "date", index: true, isToday: true }),
    { name: "description", type: "textarea", maxLength: 5000 },
    consent,
    {
      name: "attachments",
      label: "Photos",
      type: "upload",
      relationTo: "media",
      hasMany: true,
    },
    cardPhoto,
    {
      name: "category",
      label: "Shown in",
      type: "select",
      required: true,
      defaultValue: "PhotoGallery",
      options: [
        { label: "Photo gallery", value: "PhotoGallery" },
        { label: "Events at the school (home page)", value: "EventsSGSM" },
      ],
      admin: { position: "sidebar" },
    },
    changedBy,
  ],
};
