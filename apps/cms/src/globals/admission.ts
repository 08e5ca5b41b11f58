import { factNames } from "@manor/content-api/fact-names";
import type { School } from "@manor/content-api/school";
import { line, optionalTemplate, template } from "@manor/content-api/school-fields";
import type { GroupField } from "payload";
import { day, text } from "../content-api/serialize.ts";
import { calendarDay } from "../fields/date-fields.ts";
import { toTimestamp } from "../fields/dates.ts";
import { joinLines, linesRule, rule, splitLines } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";
import { schoolGlobal } from "./school-global.ts";

const names = factNames.map((name) => `{${name}}`).join(", ");
const unknownName: Message = {
  phrase: "Please use at most 300 characters and only these placeholders: {day}, {names}.",
  values: { names },
};

/** A notice with an end date, and the text after that date. */
const datedSentence = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [
    {
      name: "sentence",
      label: "Text",
      type: "textarea",
      required: true,
      validate: rule(template(300, ["day"]), unknownName),
      admin: { description: "{day} is replaced by the end date." },
    },
    {
      type: "row",
      fields: [
        calendarDay({
          name: "until",
          label: "End date",
          admin: { width: "40%", description: "Empty: no end date." },
        }),
        {
          name: "staysPrinted",
          label: "Show this text after the end date",
          type: "checkbox",
          admin: { width: "60%" },
        },
      ],
    },
    {
      name: "afterwards",
      label: "Text after the end date",
      type: "textarea",
      validate: rule(optionalTemplate(300), unknownName),
      admin: { description: "Added to the text above, or shown instead of it." },
    },
  ],
});

type Dated = School["admission"]["opening"];
type DatedDoc = {
  sentence?: string | null;
  until?: string | null;
  staysPrinted?: boolean | null;
  afterwards?: string | null;
};

const toDateForm = ({ until, ...dated }: Dated) => ({
  ...dated,
  until: until && toTimestamp(until),
});

const toDated = (doc: DatedDoc) => ({
  sentence: doc.sentence,
  until: day(doc.until),
  staysPrinted: doc.staysPrinted ?? false,
  afterwards: text(doc.afterwards),
});

export const admission = schoolGlobal({
  slug: "admission",
  part: "admission",
  label: "Admission: dates and fees",
  description: "Registration fee, admission dates and required documents.",
  fields: [
    {
      type: "row",
      fields: [
        {
          name: "feeAmount",
          label: "Registration fee",
          type: "text",
          required: true,
          maxLength: 40,
          admin: { width: "50%", placeholder: "Rs. 10,000" },
        },
        {
          name: "feeTerms",
          label: "Fee terms",
          type: "text",
          required: true,
          maxLength: 60,
          admin: { width: "50%", placeholder: "non-refundable" },
        },
      ],
    },
    {
      name: "feePaidBy",
      label: "Payment methods",
      type: "textarea",
      required: true,
      validate: linesRule(5, line(40), "Please enter one to five lines of at most 40 characters."),
      admin: { description: "One per line." },
    },
    datedSentence("opening", "Admissions are open"),
    datedSentence("entranceTest", "Entrance test"),
    {
      name: "documents",
      label: "Required documents",
      type: "textarea",
      required: true,
      validate: linesRule(20, template(160), unknownName),
      admin: { description: "One per line.", rows: 5 },
    },
  ],
  toForm: ({ registrationFee: fee, opening, entranceTest, documents }) => ({
    feeAmount: fee.amount,
    feeTerms: fee.terms,
    feePaidBy: joinLines(fee.paidBy),
    opening: toDateForm(opening),
    entranceTest: toDateForm(entranceTest),
    documents: joinLines(documents),
  }),
  toPart: (doc) => ({
    registrationFee: {
      amount: doc.feeAmount,
      terms: doc.feeTerms,
      paidBy: splitLines(doc.feePaidBy),
    },
    opening: toDated(doc.opening),
    entranceTest: toDated(doc.entranceTest),
    documents: splitLines(doc.documents),
  }),
});
