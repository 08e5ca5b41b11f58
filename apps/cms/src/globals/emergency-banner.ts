import type { GlobalConfig } from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { mayPublish } from "../access/may-publish.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import { bumpOnChange } from "../content-version/hooks.ts";
import { changedBy } from "../fields/changed-by.ts";
import { link } from "../fields/text-rules.ts";

/** A message on every page of the website within seconds. It has no drafts, because it is urgent. */
export const emergencyBanner: GlobalConfig = {
  slug: "emergency-banner",
  label: "Emergency banner",
  admin: {
    group: "Website",
    hideAPIURL: true,
    description: "One sentence at the top of every page, within fifteen seconds of saving.",
  },
  access: { read: isSignedIn, update: mayPublish },
  hooks: {
    afterChange: [
      async ({ doc, global, req }) => {
        await bumpOnChange(global.slug, req);
        const what = doc.isShown ? "put the emergency banner up" : "took the emergency banner down";
        await recordEvent(req, { what, list: global.slug });
      },
    ],
  },
  fields: [
    { name: "isShown", label: "Show it on every page", type: "checkbox", defaultValue: false },
    {
      name: "text",
      label: "What everybody should know",
      type: "text",
      maxLength: 200,
      validate: (value: unknown, { siblingData }: { siblingData: { isShown?: boolean } }) => {
        if (siblingData.isShown && String(value ?? "").trim() === "")
          return "Please write what everybody should know.";
        return String(value ?? "").length <= 200 || "Please keep it to 200 letters.";
      },
    },
    link,
    {
      name: "until",
      label: "Takes itself down at",
      type: "date",
      admin: {
        date: { pickerAppearance: "dayAndTime", displayFormat: "d MMM yyyy, HH:mm" },
        description: "Leave it empty to take the banner down by hand.",
      },
    },
    changedBy,
  ],
};
