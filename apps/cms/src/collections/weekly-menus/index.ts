import type { CollectionConfig } from "payload";
import { websiteAccess } from "../../access/access.ts";
import { versionHooks } from "../../content-version/hooks.ts";
import { changedBy } from "../../fields/changed-by.ts";
import { calendarDay } from "../../fields/date-fields.ts";
import { recordVersions } from "../../versions.ts";

export const weeklyMenus: CollectionConfig = {
  slug: "weekly-menus",
  labels: { singular: "Daily menu", plural: "Weekly menus" },
  admin: {
    group: "Website",
    useAsTitle: "date",
    defaultColumns: ["date", "breakfast", "lunch", "dinner", "_status"],
    description: "One record for each day.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  access: websiteAccess,
  versions: recordVersions,
  trash: true,
  hooks: versionHooks,
  defaultSort: "-date",
  fields: [
    calendarDay({ name: "date", required: true, index: true, isToday: true }),
    { name: "breakfast", type: "text", maxLength: 300 },
    { name: "lunch", type: "text", maxLength: 300 },
    { name: "dinner", type: "text", maxLength: 300 },
    changedBy,
  ],
};
