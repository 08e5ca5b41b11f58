import { websiteCollection } from "../../collection-defaults/define-collection.ts";
import { calendarDay, isEventDay } from "../../fields/date-fields.ts";
import { attachments, cardPhoto } from "../../fields/upload-fields.ts";

export const events = websiteCollection({
  slug: "events",
  labels: { singular: "Event", plural: "Events" },
  admin: {
    useAsTitle: "title",
    defaultColumns: ["title", "date", "category", "_status"],
    description: "Events of the school, and the entries of the academic calendar.",
  },
  defaultSort: "-date",
  fields: [
    { name: "title", type: "text", required: true, maxLength: 200 },
    {
      type: "row",
      fields: [
        calendarDay({
          name: "date",
          index: true,
          isToday: true,
          validate: isEventDay,
          admin: { width: "34%" },
        }),
        {
          name: "time",
          type: "text",
          maxLength: 60,
          admin: { width: "33%", placeholder: "10:30 AM" },
        },
        { name: "venue", type: "text", maxLength: 200, admin: { width: "33%" } },
      ],
    },
    { name: "description", type: "textarea", maxLength: 5000 },
    { name: "images", type: "upload", relationTo: "media", hasMany: true },
    cardPhoto,
    attachments,
    {
      name: "category",
      label: "Shown in",
      type: "select",
      required: true,
      defaultValue: "Events",
      options: [
        { label: "Events", value: "Events" },
        { label: "Academic calendar", value: "AcademicCalender" },
      ],
      admin: { position: "sidebar" },
    },
  ],
});
