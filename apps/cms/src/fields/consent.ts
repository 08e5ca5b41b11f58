import type { GroupField } from "payload";
import { calendarDay } from "./date-fields.ts";

/** The consent of a parent. Without a valid one, the content API does not serve the record. */
export const consent: GroupField = {
  name: "consent",
  label: "Consent",
  type: "group",
  admin: {
    description: "Records of pupils are shown only with the consent of a parent or guardian.",
  },
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "givenBy",
          label: "Given by",
          type: "text",
          maxLength: 200,
          admin: {
            width: "50%",
            description: "Who gave consent and how. Not shown on the website.",
          },
        },
        calendarDay({ name: "on", label: "Given on", admin: { width: "25%" } }),
        calendarDay({
          name: "until",
          label: "Until",
          admin: { width: "25%", description: "Empty: until withdrawn." },
        }),
      ],
    },
    {
      name: "shownOnWebsite",
      type: "ui",
      admin: { components: { Field: "/src/fields/consent-notice.tsx#ConsentNotice" } },
    },
  ],
};
