import { line } from "@manor/content-api/school-fields";
import type { TextareaField, TextField } from "payload";
import { joinLines, linesRule, splitLines } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";

const word = (name: string, label: string, maxLength = 20): TextField => ({
  name,
  label,
  type: "text",
  required: true,
  maxLength,
  admin: { width: "25%" },
});

const streams = (name: string, label: string): TextareaField => ({
  name,
  label,
  type: "textarea",
  required: true,
  validate: linesRule(8, line(40), "Please enter one to eight lines of at most 40 characters."),
  admin: { width: "50%", description: "One per line." },
});

export const schoolYear = schoolGlobal({
  slug: "school-year",
  part: "schoolYear",
  label: "Classes and school year",
  description: "Classes, streams and terms of the school.",
  fields: [
    {
      type: "row",
      fields: [
        word("firstClass", "First class"),
        word("lastClass", "Last class"),
        word("from", "School year starts in"),
        word("to", "School year ends in"),
      ],
    },
    {
      type: "row",
      fields: [
        word("terms", "Number of terms, in words", 40),
        word("midtermBreak", "Midterm break in", 40),
      ],
    },
    {
      type: "row",
      fields: [
        streams("fromClassIX", "Streams from Class IX"),
        streams("fromClassXI", "Streams from Class XI"),
      ],
    },
  ],
  toForm: ({ classes, streams, ...year }) => ({
    ...year,
    firstClass: classes.first,
    lastClass: classes.last,
    fromClassIX: joinLines(streams.fromClassIX),
    fromClassXI: joinLines(streams.fromClassXI),
  }),
  toPart: ({ from, to, terms, midtermBreak, ...doc }) => ({
    classes: { first: doc.firstClass, last: doc.lastClass },
    streams: { fromClassIX: splitLines(doc.fromClassIX), fromClassXI: splitLines(doc.fromClassXI) },
    from,
    to,
    terms,
    midtermBreak,
  }),
});
