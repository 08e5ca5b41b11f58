import { line } from "@manor/content-api/school-fields";
import { z } from "zod";
import { config } from "../config.ts";
import { rule } from "../fields/validator.ts";
import { checkbox, plainText, validText } from "./entries.ts";
import { type Entry, group, inRow, objectOf, single } from "./entry.ts";
import { schoolGlobal } from "./school-global.ts";

const isEmail = rule(
  z.union([z.literal(""), z.email().max(200)]),
  "Please enter an e-mail address, for example office@school.example.",
);
const isNotice = rule(line(300), { phrase: "Please use at most 300 characters." });

const wording = (name: string, label: string): Entry =>
  single({ name, label, type: "textarea", required: true, validate: isNotice });

const notice = (name: string, label: string): Entry =>
  group(name, label, [inRow(wording("english", "In English"), wording("hindi", "In Hindi"))]);

/** Not a field: the server's setting, so that the page states the real time. */
const messageDays: Entry = {
  fields: [],
  toForm: () => ({}),
  toPart: () => ({ messageDays: config.messageRetentionDays }),
};

/** Only for the CMS. Off in the sample, which shows the names of the specification; on for a new school. */
const noNames: Entry = {
  ...checkbox("noNamesBesidePictures", "No names beside pictures", {
    hint: "An alt text or a caption with the name of a pupil, from the lists of toppers and birthdays, is refused.",
  }),
  toForm: () => ({ noNamesBesidePictures: false }),
  toPart: () => ({}),
};

export const privacy = schoolGlobal(["privacy", "privacy"], "Privacy", {
  description:
    "The page /privacy and the notices at the forms. Each message stores the notice that its sender saw.",
  entries: [
    group("contact", "Contact for personal data", [
      inRow(
        plainText("english", "Person or office, in English", 120),
        plainText("hindi", "Person or office, in Hindi", 120),
      ),
      inRow(
        validText("email", "E-mail", isEmail, {
          isOptional: true,
          hint: "Empty: the school’s e-mail address.",
        }),
        single({
          name: "days",
          label: "Days to answer a request",
          type: "number",
          required: true,
          min: 1,
          max: 90,
        }),
      ),
    ]),
    objectOf("notices", { contactNotice: "contact", newsletterNotice: "newsletter" }, [
      notice("contactNotice", "Notice at the contact form"),
      notice("newsletterNotice", "Notice at the newsletter form"),
    ]),
    messageDays,
    noNames,
    checkbox("blocksAiTraining", "Forbid the use of pages and photographs for AI training", {
      hint: "Names AI crawlers in robots.txt and marks every photograph. A crawler may ignore it.",
    }),
  ],
});
