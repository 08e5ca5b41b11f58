import { optionalRatio } from "@manor/content-api/school-fields";
import { rule } from "../fields/validator.ts";
import { validText } from "./entries.ts";
import { type Entry, inRow, single } from "./entry.ts";
import { schoolGlobal } from "./school-global.ts";

const count = (name: string, label: string): Entry =>
  single(
    { name, label, type: "number", min: 0, max: 1_000_000 },
    undefined,
    (stored) => stored ?? 0,
  );

const ratio = (name: string, label: string): Entry =>
  validText(name, label, rule(optionalRatio, "Please enter a ratio such as 1:12."), {
    isOptional: true,
  });

export const numbers = schoolGlobal(["numbers", "numbers"], "Statistics", {
  description: "The counters on the home page, also used in texts. A counter with 0 is not shown.",
  entries: [
    inRow(
      count("students", "Students"),
      count("nationalities", "Nationalities"),
      count("classRooms", "Classrooms"),
      count("acres", "Campus area (acres)"),
    ),
    inRow(
      ratio("ratioOnHome", "Teacher to student ratio (home page)"),
      ratio("ratioOfAdmissions", "Teacher to student ratio (admission pages)"),
    ),
  ],
});
