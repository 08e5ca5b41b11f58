import { line } from "@manor/content-api/school-fields";
import type { TextareaField } from "payload";
import { linesRule, rule } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";

const MAX_LENGTH = 40;

/** Lines that a form offers, such as classes. They are needed only while the form is open. */
export function choices(
  name: string,
  label: string,
  max: number,
  placeholder: string,
): TextareaField {
  const message: Message = {
    phrase: "Please enter 1 to {most} lines of at most {length} characters.",
    values: { most: max, length: MAX_LENGTH },
  };
  const areGood = linesRule(max, line(MAX_LENGTH), message);
  return {
    name,
    label,
    type: "textarea",
    validate: (value, context) =>
      Object(context.siblingData).isOpen || value ? areGood(value, context) : true,
    admin: { description: "One per line.", placeholder, rows: 5 },
  };
}

/** The privacy notice at a form, in one language. */
export const notice = (name: string, label: string, text: string): TextareaField => ({
  name,
  label,
  type: "textarea",
  required: true,
  // A function, so that the text is not a default of the database.
  defaultValue: () => text,
  validate: rule(line(300), { phrase: "Please use at most 300 characters." }),
});
