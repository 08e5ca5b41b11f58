import { factNames } from "@manor/content-api/fact-names";
import { line, optionalTemplate, template } from "@manor/content-api/school-fields";
import type { GroupField } from "payload";
import { calendarDay } from "../fields/date-fields.ts";
import { rule } from "../fields/validator.ts";
import type { Message } from "../i18n/translate.ts";
import { schoolGlobal } from "./school-global.ts";
import { checkbox, inRow, plainText, textLines } from "./setting-fields.ts";

const names = factNames.map((name) => `{${name}}`).join(", ");
const unknownName: Message = {
  phrase: "Please use at most 300 characters and only these placeholders: {day}, {names}.",
  values: { names },
};

const datedNotice = (name: string, label: string): GroupField => ({
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
    inRow(
      calendarDay({
        name: "until",
        label: "End date",
        admin: { width: "40%", description: "Empty: no end date." },
      }),
      checkbox("staysPrinted", "Show this text after the end date"),
    ),
    {
      name: "afterwards",
      label: "Text after the end date",
      type: "textarea",
      validate: rule(optionalTemplate(300), unknownName),
      admin: { description: "Added to the text above, or shown instead of it." },
    },
  ],
});

export const admission = schoolGlobal(["admission", "admission"], "Admission: dates and fees", {
  description: "Registration fee, admission dates and required documents.",
  fields: [
    inRow(
      plainText("feeAmount", "Registration fee", 40, {
        placeholder: "Rs. 10,000",
        path: "registrationFee.amount",
      }),
      plainText("feeTerms", "Fee terms", 60, {
        placeholder: "non-refundable",
        path: "registrationFee.terms",
      }),
    ),
    textLines(
      "feePaidBy",
      "Payment methods",
      5,
      line(40),
      "Please enter one to five lines of at most 40 characters.",
      { path: "registrationFee.paidBy", description: "One per line." },
    ),
    datedNotice("opening", "Admissions are open"),
    datedNotice("entranceTest", "Entrance test"),
    textLines("documents", "Required documents", 20, template(160), unknownName, {
      description: "One per line.",
      rows: 5,
    }),
  ],
});
