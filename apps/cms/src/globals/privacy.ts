import { line } from "@manor/content-api/school-fields";
import type { CheckboxField, GroupField, TextareaField } from "payload";
import { config } from "../config.ts";
import { isOptionalEmail } from "../fields/text-rules.ts";
import { rule } from "../fields/validator.ts";
import type { Conversion } from "./field-values.ts";
import { schoolGlobal } from "./school-global.ts";
import { checkbox, days, inRow, plainText, validText } from "./setting-fields.ts";

const isNotice = rule(line(300), { phrase: "Please use at most 300 characters." });

const wording = (name: string, label: string): TextareaField => ({
  name,
  label,
  type: "textarea",
  required: true,
  validate: isNotice,
});

const notice = (form: string, label: string): GroupField => ({
  name: `${form}Notice`,
  label,
  type: "group",
  fields: [inRow(wording("english", "In English"), wording("hindi", "In Hindi"))],
  custom: { path: `notices.${form}` } satisfies Conversion,
});

/** Only for the CMS. “My school” turns it on. */
const noNames: CheckboxField = {
  ...checkbox("noNamesBesidePictures", "No names beside pictures", {
    hint: "Rejects an alt text or a caption that names a pupil from the lists of toppers and birthdays.",
  }),
  custom: { isOnlyInForm: true } satisfies Conversion,
};

export const privacy = schoolGlobal(["privacy", "privacy"], "Privacy", {
  description:
    "The page /privacy and the notices at the forms. Each message stores the notice that its sender saw.",
  // The server's settings, so that the page states the real times.
  addToPart: () => ({
    messageDays: config.messageRetentionDays,
    minimumDays: config.minimumRetentionDays,
  }),
  fields: [
    {
      name: "contact",
      label: "Contact for personal data",
      type: "group",
      fields: [
        inRow(
          plainText("english", "Person or office, in English", 120),
          plainText("hindi", "Person or office, in Hindi", 120),
        ),
        inRow(
          validText("email", "E-mail", isOptionalEmail, {
            isOptional: true,
            hint: "Empty: the school’s e-mail address.",
          }),
          days("Days to answer a request"),
        ),
      ],
    },
    notice("contact", "Notice at the contact form"),
    notice("newsletter", "Notice at the newsletter form"),
    noNames,
    checkbox("blocksAiTraining", "Forbid the use of pages and photographs for AI training", {
      hint: "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.",
    }),
  ],
});
