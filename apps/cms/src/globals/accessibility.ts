import { line } from "@manor/content-api/school-fields";
import { z } from "zod";
import { isOptionalEmail } from "../fields/text-rules.ts";
import { splitLines, validator } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { days, inRow, lines, validText } from "./setting-fields.ts";

const issues = z.array(line(200)).max(20);
const isList = validator(
  (value) =>
    issues.safeParse(splitLines(String(value ?? ""))).success ||
    "Please enter at most 20 lines of at most 200 characters.",
);

export const accessibility = schoolGlobal(["accessibility", "accessibility"], "Accessibility", {
  description:
    "The page /accessibility. Its figures come from the last test of the website’s pages.",
  fields: [
    inRow(
      validText("email", "E-mail for complaints", isOptionalEmail, {
        isOptional: true,
        hint: "Empty: the school’s e-mail address.",
      }),
      days("Days to answer a complaint"),
    ),
    {
      name: "knownIssues",
      label: "Known barriers",
      type: "textarea",
      validate: isList,
      admin: { description: "One per line. For example documents without a text layer." },
      custom: lines,
    },
  ],
});
