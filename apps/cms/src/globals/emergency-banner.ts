import type { GlobalConfig } from "payload";
import { isSignedIn, mayPublish } from "../access/access.ts";
import { bumpOnCommit } from "../content-version/content-version.ts";
import { changedBy } from "../fields/record-fields.ts";
import { link } from "../fields/text-rules.ts";
import { validator } from "../fields/validator.ts";

/** A message on every page of the website within seconds. It has no drafts, because it is urgent. */
export const emergencyBanner: GlobalConfig = {
  slug: "emergency-banner",
  label: "Emergency banner",
  admin: {
    group: "Website",
    hideAPIURL: true,
    description: "A message at the top of every page, within 15 seconds of saving.",
  },
  access: { read: isSignedIn, update: mayPublish },
  hooks: { afterChange: [({ global, req }) => bumpOnCommit(global.slug, req)] },
  fields: [
    { name: "isShown", label: "Show on every page", type: "checkbox", defaultValue: false },
    {
      name: "text",
      label: "Message",
      type: "text",
      maxLength: 200,
      validate: validator((value, { siblingData }: { siblingData: { isShown?: boolean } }) => {
        if (siblingData.isShown && String(value ?? "").trim() === "")
          return "Please enter the message.";
        return String(value ?? "").length <= 200 || "Please use at most 200 characters.";
      }),
    },
    link,
    {
      name: "until",
      label: "End time",
      type: "date",
      admin: {
        date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy, HH:mm" },
        description: "Empty: until you remove the banner.",
      },
    },
    changedBy,
  ],
};
