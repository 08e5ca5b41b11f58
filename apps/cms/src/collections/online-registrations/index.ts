import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { shownDays } from "../../fields/date-fields.ts";

export const onlineRegistrations = websiteCollection({
  slug: "online-registrations",
  labels: { singular: "Online registration", plural: "Online registrations" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "_status", "updatedAt"],
    description: "The registration button at the top of every page.",
  },
  fields: [
    { name: "title", label: "Button text", type: "text", required: true, maxLength: 60 },
    shownDays,
  ],
});
