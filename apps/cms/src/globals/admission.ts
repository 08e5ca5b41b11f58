import { factNames } from "@manor/content-api/fact-names";
import type { School } from "@manor/content-api/school";
import { line, optionalTemplate, template } from "@manor/content-api/school-fields";
import type { GroupField } from "payload";
import { day, text } from "../content-api/serialize.ts";
import { calendarDay } from "../fields/date-fields.ts";
import { toTimestamp } from "../fields/dates.ts";
import { joinLines, linesRule, rule, splitLines } from "./rule.ts";
import { schoolGlobal } from "./school-global.ts";

const names = factNames.map((name) => `{${name}}`).join(", ");
const unknownName = `Please give at most 300 letters, and name only facts that there are: {day}, ${names}.`;

/** A notice with an end date, and the text after that date. */
const datedSentence = (name: string, label: string): GroupField => ({
  name,
  label,
  type: "group",
  fields: [
    {
      name: "sentence",
      type: "textarea",
      required: true,
      validate: rule(template(300, ["day"]), unknownName),
      admin: { description: "{day} puts in the day below." },
    },
    {
      type: "row",
      fields: [
        calendarDay({
          name: "until",
          label: "Day on which it ends",
          admin: { width: "40%", description: "Empty: it has no end." },
        }),
        {
          name: "staysPrinted",
          label: "The sentence stays afterwards",
          type: "checkbox",
          admin: { width: "60%" },
        },
      ],
    },
    {
      name: "afterwards",
      label: "What stands there afterwards",
      type: "textarea",
      validate: rule(optionalTemplate(300), unknownName),
      admin: { description: "Follows the sentence, or takes its place." },
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
  description:
    "The registration fee, the dates of the season, and the papers that a family brings.",
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
          label: "Its terms",
          type: "text",
          required: true,
          maxLength: 60,
          admin: { width: "50%", placeholder: "non-refundable" },
        },
      ],
    },
    {
      name: "feePaidBy",
      label: "How it is paid",
      type: "textarea",
      required: true,
      validate: linesRule(5, line(40), "Please give one to five lines of at most 40 letters."),
      admin: { description: "One way on each line." },
    },
    datedSentence("opening", "Admissions are open"),
    datedSentence("entranceTest", "Entrance test"),
    {
      name: "documents",
      label: "Papers that are needed",
      type: "textarea",
      required: true,
      validate: linesRule(20, template(160), unknownName),
      admin: { description: "One on each line.", rows: 5 },
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
