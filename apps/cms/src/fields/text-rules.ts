import type { TextField } from "payload";
import { z } from "zod";
import type { Phrase } from "../i18n/hindi.ts";
import type { Message } from "../i18n/translate.ts";
import { rule, validator } from "./validator.ts";

const ALLOWED = /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d][\d\s-]*|\/[^\s/\\][^\s\\]*|\/)$/i;

/** A link that the website may show: a web address, mail, telephone, or a path of the website. */
export function isSafeLink(value: unknown): true | Message {
  if (value === undefined || value === null || value === "") return true;
  return (
    ALLOWED.test(String(value).trim()) ||
    "Please enter a URL that starts with https://, mailto:, tel: or / (a page of this website)."
  );
}

export const link: TextField = {
  name: "url",
  label: "Link",
  type: "text",
  maxLength: 500,
  validate: validator(isSafeLink),
  admin: { placeholder: "https://…  or  /Events" },
};

const emailAddress = z.email().max(200);
const emailMessage: Phrase = "Please enter an e-mail address, for example office@school.example.";
export const isEmail = rule(emailAddress, emailMessage);
export const isOptionalEmail = rule(z.union([z.literal(""), emailAddress]), emailMessage);

/** A session such as `2025-2026`: two consecutive years. May be empty. */
export function isSessionYear(value: unknown): true | Message {
  if (value === undefined || value === null || value === "") return true;
  const [, from, to] = /^(\d{4})-(\d{4})$/.exec(String(value)) ?? [];
  const follows = from !== undefined && Number(to) === Number(from) + 1;
  return follows || "Please enter the session as two consecutive years, for example 2025-2026.";
}

/** Marks begin with a number, by which the website sorts: `96.4`, or `482/500` with a total. */
export function isMarks(value: unknown): true | Message {
  const text = String(value ?? "").trim();
  if (text === "") return "Please enter the marks.";
  const [, number, whole] = /^(\d{1,4}(?:[.,]\d{1,2})?)\b(?:\s*\/\s*(\d{1,4})\b)?/.exec(text) ?? [];
  if (!number) return "Please start the marks with a number, for example 96.4.";
  const most = whole ? Number(whole) : 100;
  return (
    Number(number.replace(",", ".")) <= most || {
      phrase:
        "Marks cannot be more than {most}. Please enter a percentage (96.4) or marks out of a total (482/500).",
      values: { most },
    }
  );
}
