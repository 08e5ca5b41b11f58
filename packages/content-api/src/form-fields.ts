import { z } from "zod";
import { clean } from "./contact-message.ts";

/** A field of a form, cleaned; anything but a string counts as empty. */
export const cleanField = z.unknown().optional().transform(clean);

export const isGiven = (text: string, maxLength: number): boolean =>
  text !== "" && text.length <= maxLength;

export const isOneOf = (choices: readonly string[], text: string): boolean =>
  choices.includes(text);

/** The message for a text that is missing or too long, otherwise "". */
export function checkText(text: string, missing: string, label: string, maxLength: number): string {
  if (text === "") return missing;
  const most = maxLength.toLocaleString("en");
  return text.length <= maxLength ? "" : `${label} must be ${most} characters or fewer`;
}

export const withoutEmpty = <Name extends string>(
  messages: Partial<Record<Name, string>>,
): Partial<Record<Name, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([, message]) => message !== "")) as Partial<
    Record<Name, string>
  >;
