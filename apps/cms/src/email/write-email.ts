import type { Payload } from "payload";
import { getSchool } from "../content-api/site.ts";
import { createTranslator, type Translator } from "../i18n/translate.ts";
import { formatEmail, type Words } from "./format-email.ts";
import type { Email } from "./send-mail.ts";

/** Writes an e-mail in a language, signed by the school. `write` gets the translator and the school's name. */
export async function writeEmail(
  payload: Payload,
  { to, language }: { to: string; language: string },
  write: (t: Translator, school: string) => Words,
): Promise<Email> {
  const { name, address } = (await getSchool(payload)).identity;
  const { foot = [], ...words } = write(createTranslator(language), name);
  return { to, ...formatEmail({ ...words, foot: [[name, ...address].join(", "), ...foot] }) };
}
