import { optionalRatio } from "@manor/content-api/school-fields";
import type { NumberField, TextField } from "payload";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, validText } from "./setting-fields.ts";

const count = (name: string, label: string): NumberField => ({
  name,
  label,
  type: "number",
  min: 0,
  max: 1_000_000,
  custom: { empty: 0 },
});

const ratio = (name: string, label: string): TextField =>
  validText(name, label, rule(optionalRatio, "Please enter a ratio such as 1:12."), {
    isOptional: true,
  });

export const numbers = schoolGlobal(["numbers", "numbers"], "Statistics", {
  description: "The counters on the home page, also used in texts. A counter with 0 is not shown.",
  fields: [
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
