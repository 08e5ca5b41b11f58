import { line } from "@manor/content-api/school-fields";
import { z } from "zod";
import { joinLines, rule, splitLines, validator } from "../fields/validator.ts";
import { validText } from "./entries.ts";
import { inRow, single } from "./entry.ts";
import { schoolGlobal } from "./school-global.ts";

const isEmail = rule(
  z.union([z.literal(""), z.email().max(200)]),
  "Please enter an e-mail address, for example office@school.example.",
);

const issues = z.array(line(200)).max(20);
const isList = validator(
  (value) =>
    issues.safeParse(splitLines(String(value ?? ""))).success ||
    "Please enter at most 20 lines of at most 200 characters.",
);

export const accessibility = schoolGlobal(["accessibility", "accessibility"], "Accessibility", {
  description:
    "The page /accessibility. Its figures come from the last test of the website’s pages.",
  entries: [
    inRow(
      validText("email", "E-mail for complaints", isEmail, {
        isOptional: true,
        hint: "Empty: the school’s e-mail address.",
      }),
      single({
        name: "days",
        label: "Days to answer a complaint",
        type: "number",
        required: true,
        min: 1,
        max: 90,
      }),
    ),
    single(
      {
        name: "knownIssues",
        label: "Known barriers",
        type: "textarea",
        validate: isList,
        admin: { description: "One per line. For example documents without a text layer." },
      },
      (value) => joinLines(value as string[]),
      (stored) => splitLines(stored as string),
    ),
  ],
});
