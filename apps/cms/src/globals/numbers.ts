import { optionalRatio } from "@manor/content-api/school-fields";
import type { GroupField, NumberField, TextField } from "payload";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";
import { inRow, plainText, validText, year } from "./setting-fields.ts";

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

const source = (name: string, label: string) =>
  inRow(
    plainText(`${name}Text`, label, 80, {
      isOptional: true,
      path: `${name}.text`,
      placeholder: "Annual return",
    }),
    year(`${name}Year`, "Year", { isOptional: true, path: `${name}.year` }),
  );

const sources: GroupField = {
  name: "sources",
  label: "Sources",
  type: "group",
  admin: {
    description: "Where a counter comes from, and its year: shown in small type below it.",
  },
  fields: [
    source("students", "Source: students"),
    source("nationalities", "Source: nationalities"),
    source("classRooms", "Source: classrooms"),
    source("ratioOnHome", "Source: teacher to student ratio"),
  ],
};

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
    sources,
  ],
});
