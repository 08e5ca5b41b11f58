import { timeOfDay } from "@manor/content-api/school-fields";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { factText, inRow, list, picture, plainText, validText } from "./setting-fields.ts";

const isTime = rule(timeOfDay, "Please enter a time such as 6:00 AM.");

export const day = schoolGlobal(["day", "day"], "A day in the house", {
  description:
    "A row of images on the home page, from morning to night. Without entries, the home page leaves it out.",
  fields: [
    plainText("title", "Heading", 60),
    factText("note", "Note below the heading", 140, { isOptional: true }),
    list(
      "moments",
      "Entries",
      ["Entry", "Entries"],
      [
        inRow(
          validText("time", "Time", isTime, { placeholder: "6:00 AM" }),
          plainText("name", "Name", 40, { placeholder: "Rising bell" }),
        ),
        factText("sentence", "Sentence", 160),
        picture(),
      ],
      { max: 8 },
    ),
  ],
});
