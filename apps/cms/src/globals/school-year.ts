import { line } from "@manor/content-api/school-fields";
import type { TextareaField } from "payload";
import { schoolGlobal } from "./school-global.ts";
import { inRow, plainText, textLines } from "./setting-fields.ts";

const streams = (name: string, label: string): TextareaField =>
  textLines(name, label, 8, line(40), "Please enter one to eight lines of at most 40 characters.", {
    path: `streams.${name}`,
    description: "One per line.",
  });

export const schoolYear = schoolGlobal(["school-year", "schoolYear"], "Classes and school year", {
  description: "Classes, streams and terms of the school.",
  fields: [
    inRow(
      plainText("firstClass", "First class", 20, { path: "classes.first" }),
      plainText("lastClass", "Last class", 20, { path: "classes.last" }),
    ),
    inRow(
      plainText("from", "School year starts in", 20),
      plainText("to", "School year ends in", 20),
    ),
    inRow(
      plainText("terms", "Number of terms, in words", 40),
      plainText("midtermBreak", "Midterm break in", 40),
    ),
    inRow(
      streams("fromClassIX", "Streams from Class IX"),
      streams("fromClassXI", "Streams from Class XI"),
    ),
  ],
});
