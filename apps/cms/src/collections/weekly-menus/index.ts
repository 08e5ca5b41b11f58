import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { calendarDay } from "../../fields/date-fields.ts";

export const weeklyMenus = websiteCollection({
  slug: "weekly-menus",
  labels: { singular: "Daily menu", plural: "Weekly menus" },
  admin: {
    useAsTitle: "date",
    defaultColumns: ["date", "breakfast", "lunch", "dinner", "_status"],
    description: "One record for each day.",
    components: { beforeListTable: ["/src/admin/import/import-link.tsx#ImportLink"] },
  },
  defaultSort: "-date",
  fields: [
    calendarDay({ name: "date", required: true, index: true, isToday: true }),
    { name: "breakfast", type: "text", maxLength: 300 },
    { name: "lunch", type: "text", maxLength: 300 },
    { name: "dinner", type: "text", maxLength: 300 },
  ],
});
