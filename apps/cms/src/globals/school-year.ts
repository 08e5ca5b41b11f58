import { line } from "@manor/content-api/school-fields";
import { plainText, textLines } from "./entries.ts";
import { type Entry, inRow, objectOf } from "./entry.ts";
import { schoolGlobal } from "./school-global.ts";

const streams = (name: string, label: string): Entry =>
  textLines(name, label, 8, line(40), "Please enter one to eight lines of at most 40 characters.");

export const schoolYear = schoolGlobal(["school-year", "schoolYear"], "Classes and school year", {
  description: "Classes, streams and terms of the school.",
  entries: [
    objectOf("classes", { firstClass: "first", lastClass: "last" }, [
      inRow(plainText("firstClass", "First class", 20), plainText("lastClass", "Last class", 20)),
    ]),
    inRow(
      plainText("from", "School year starts in", 20),
      plainText("to", "School year ends in", 20),
    ),
    inRow(
      plainText("terms", "Number of terms, in words", 40),
      plainText("midtermBreak", "Midterm break in", 40),
    ),
    objectOf("streams", { fromClassIX: "fromClassIX", fromClassXI: "fromClassXI" }, [
      inRow(
        streams("fromClassIX", "Streams from Class IX"),
        streams("fromClassXI", "Streams from Class XI"),
      ),
    ]),
  ],
});
