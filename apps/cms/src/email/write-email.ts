import type { Payload } from "payload";
import { getSchool } from "../content-api/site.ts";
import { findOne } from "../database/find-records.ts";
import { createTranslator, type Translator } from "../i18n/translate.ts";
import { formatEmail, type Words } from "./format-email.ts";
import type { Email } from "./send-mail.ts";

export type About = { school: string; phone: string; language: string; t: Translator };

export async function writeEmail(
  payload: Payload,
  to: string,
  write: (about: About) => Words,
  chosenLanguage?: string,
): Promise<Email> {
  const { name, address, phones } = (await getSchool(payload)).identity;
  const language = chosenLanguage ?? (await findLanguage(payload, to));
  const { foot = [], ...words } = write({
    school: name,
    phone: phones.admissions,
    language,
    t: createTranslator(language),
  });
  return { to, ...formatEmail({ ...words, foot: [[name, ...address].join(", "), ...foot] }) };
}

/** The user's choice in the admin (admin/language.tsx); English for visitors. */
async function findLanguage(payload: Payload, email: string): Promise<string> {
  const person = await findOne(payload, "users", { email: { equals: email.toLowerCase() } });
  if (!person) return "en";
  const chosen = await findOne(payload, "payload-preferences", {
    key: { equals: "admin-language" },
    "user.relationTo": { equals: "users" },
    "user.value": { equals: person.id },
  });
  return chosen?.value === "hi" ? "hi" : "en";
}
