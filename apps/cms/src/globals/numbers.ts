import { optionalRatio } from "@manor/content-api/school-fields";
import type { NumberField, TextField } from "payload";
import { text } from "../content-api/serialize.ts";
import { rule } from "./rule.ts";
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
  validate: rule(optionalRatio, "Please write teachers and students like 1:12."),
  admin: { width: "50%" },
});

export const numbers = schoolGlobal({
  slug: "numbers",
  part: "numbers",
  label: "Numbers",
  description:
    "The figures that count up on the home page, and that sentences name. With 0 a figure is not shown on home.",
  fields: [
    {
      type: "row",
      fields: [
        count("students", "Students"),
        count("nationalities", "Nationalities"),
        count("classRooms", "Class rooms"),
        count("acres", "Acres of campus"),
      ],
    },
    {
      type: "row",
      fields: [
        ratioField("ratioOnHome", "Teachers to students, on home"),
        ratioField("ratioOfAdmissions", "Teachers to students, on the pages on admission"),
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
