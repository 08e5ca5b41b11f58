import { callTime, optionalTemplate } from "@manor/content-api/school-fields";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, list, plainText, validText } from "./setting-fields.ts";

const isTime = rule(callTime, "Please enter the start and end time, for example 9:35 to 10:20 AM.");

export const callTimings = schoolGlobal(["call-timings", "callTimings"], "Phone call timings", {
  description:
    "When parents of each class can call. The home page shows the current or the next time.",
  fields: [
    list(
      "rows",
      "Timings",
      ["Timing", "Timings"],
      [
        inRow(
          plainText("classes", "Classes", 60),
          validText("time", "Time", isTime, { placeholder: "9:35 to 10:20 AM" }),
        ),
      ],
      { max: 20, isOpen: true },
    ),
    validText(
      "note",
      "Note below the table",
      rule(optionalTemplate(200), "Please use at most 200 characters."),
      { isOptional: true },
    ),
  ],
});
