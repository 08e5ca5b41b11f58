import { optionalRatio } from "@manor/content-api/school-fields";
import type { NumberField, TextField } from "payload";
import { text } from "../content-api/serialize.ts";
import { rule } from "../fields/validator.ts";
import { schoolGlobal } from "./school-global.ts";

const count = (name: string, label: string): NumberField => ({
  name,
  label,
  type: "number",
  min: 0,
  max: 1_000_000,
  admin: { width: "25%" },
});

const ratioField = (name: string, label: string): TextField => ({
  name,
  label,
  type: "text",
  validate: rule(optionalRatio, "Please enter a ratio such as 1:12."),
  admin: { width: "50%" },
});

export const numbers = schoolGlobal({
  slug: "numbers",
  part: "numbers",
  label: "Statistics",
  description: "The counters on the home page, also used in texts. A counter with 0 is not shown.",
  fields: [
    {
      type: "row",
      fields: [
        count("students", "Students"),
        count("nationalities", "Nationalities"),
        count("classRooms", "Classrooms"),
        count("acres", "Campus area (acres)"),
      ],
    },
    {
      type: "row",
      fields: [
        ratioField("ratioOnHome", "Teacher to student ratio (home page)"),
        ratioField("ratioOfAdmissions", "Teacher to student ratio (admission pages)"),
      ],
    },
  ],
  toForm: (numbers) => numbers,
  toPart: (doc) => ({
    students: doc.students ?? 0,
    nationalities: doc.nationalities ?? 0,
    classRooms: doc.classRooms ?? 0,
    acres: doc.acres ?? 0,
    ratioOnHome: text(doc.ratioOnHome),
    ratioOfAdmissions: text(doc.ratioOfAdmissions),
  }),
});
