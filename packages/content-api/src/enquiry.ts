import { z } from "zod";
import { toCalendarDay } from "./calendar-day.ts";
import { looksLikeEmail } from "./check-contact.ts";
import { checkText, cleanField as field, isGiven, isOneOf, withoutEmpty } from "./form-fields.ts";

export const boardingChoices = ["yes", "no", "undecided"] as const;
export const answerLanguages = ["en", "hi"] as const;

const maxLengths = { class: 40, schoolYear: 40, question: 2_000, name: 200, contact: 254 } as const;

const fields = {
  class: field,
  schoolYear: field,
  boarding: field,
  question: field,
  name: field,
  /** An e-mail address or a telephone number. */
  contact: field,
  language: field,
};

export type EnquiryFields = Record<keyof typeof fields, string>;
export type EnquiryErrors = Partial<EnquiryFields>;

/** Forms such as `E-7KQ2-9F`. Another website may use other characters. */
const REFERENCE = /^E-[0-9A-Z]{4}-[0-9A-Z]{2}$/;
export const isReference = (text: string): boolean => REFERENCE.test(text);

/** The body of POST /api/admission/{school}/enquiry, cleaned. `answerBy` is the day that the family was promised. */
export const Enquiry = z
  .object({ ...fields, reference: field, answerBy: field.transform(toCalendarDay) })
  .superRefine((value, context) => {
    const errors: Record<string, string> = { ...checkEnquiry(value) };
    if (!isReference(value.reference)) errors["reference"] = "The reference is invalid";
    if (value.answerBy === "") errors["answerBy"] = "The day is invalid";
    for (const [path, message] of Object.entries(errors))
      context.addIssue({ code: "custom", path: [path], message });
  });
export type Enquiry = z.infer<typeof Enquiry>;

/** The fields of the form, cleaned, and a message per invalid field. */
export function readEnquiryFields(typed: object): { fields: EnquiryFields; errors: EnquiryErrors } {
  const read = z.object(fields).parse({ ...typed });
  return { fields: read, errors: checkEnquiry(read) };
}

function checkEnquiry(typed: EnquiryFields): EnquiryErrors {
  const { question, name, contact } = typed;
  const found: EnquiryErrors = {
    class: isGiven(typed.class, maxLengths.class) ? "" : "Choose a class",
    schoolYear: isGiven(typed.schoolYear, maxLengths.schoolYear) ? "" : "Choose a school year",
    boarding: isOneOf(boardingChoices, typed.boarding) ? "" : "Choose an answer about boarding",
    question: checkText(question, "Enter your question", "Question", maxLengths.question),
    name: checkText(name, "Enter your name", "Name", maxLengths.name),
    contact: isContact(contact) ? "" : "Enter an e-mail address or a telephone number",
    language: isOneOf(answerLanguages, typed.language) ? "" : "Choose a language",
  };
  return withoutEmpty(found);
}

const isContact = (text: string): boolean =>
  text.length <= maxLengths.contact && (looksLikeEmail(text) || isPhone(text));

/** Seven to fifteen digits (ITU-T E.164), with the usual separators. */
function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, "").length;
  return /^[+(\d][\d\s()./-]*$/.test(text) && digits >= 7 && digits <= 15;
}
