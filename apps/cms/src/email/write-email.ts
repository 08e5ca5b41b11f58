import type { Payload } from "payload";
import { getSchool } from "../content-api/site.ts";
import { findOne } from "../database/find-records.ts";
import { createTranslator, type Translator } from "../i18n/translate.ts";
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

export type Words = {
  subject: string;
  text: string;
  button?: { label: string; href: string } | undefined;
  /** Below the line, after the sender: the reason for the e-mail. */
  foot?: string[];
};

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

const WEB = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

const linked = (text: string): string =>
  text
    .split(WEB)
    .map((part, n) => (n % 2 ? anchor(part, part) : escapeHtml(part)))
    .join("");
const anchor = (href: string, label: string): string =>
  `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;

const toParagraphs = (text: string): string[] =>
  text
    .replaceAll("\r", "")
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** The e-mail as plain text and as HTML, with the same words. It contains no images and loads nothing. */
export function formatEmail({ subject, text, button, foot = [] }: Words) {
  const paragraphs = toParagraphs(text);
  const plain = [
    ...paragraphs,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    `-- \n${foot.join("\n")}`,
  ];
  const html = [
    ...paragraphs.map((words) => `<p>${linked(words).replaceAll("\n", "<br>")}</p>`),
    ...(button ? [`<p><strong>${anchor(button.href, button.label)}</strong></p>`] : []),
    "<hr>",
    `<p><small>${foot.map(linked).join("<br>")}</small></p>`,
  ].join("\n");
  return {
    subject,
    text: `${plain.join("\n\n")}\n`,
    html: `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body dir="auto" style="max-width:36em;font:16px/1.5 Georgia,serif">\n${html}\n</body></html>\n`,
  };
}
