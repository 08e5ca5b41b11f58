import { readClass, readDay, readMarks, readSession, readText } from "./read-cells.ts";

export type Column = {
  /** The name that the desk shows. */
  title: string;
  /** Other names that offices use for it. */
  also?: readonly string[];
  /** Where it goes; a dot leads into a group. */
  field: string;
  isRequired?: boolean;
  read: (cell: string) => string | undefined;
  /** An example that the reader of the column understands. */
  example: string;
};

export type Importable = "toppers" | "birthdays" | "weekly-menus";

const name: Column = {
  title: "Name",
  also: ["student", "student name", "pupil", "name of student", "name of pupil"],
  field: "name",
  isRequired: true,
  read: readText,
  example: "Sample Pupil 12",
};
const school: Column = {
  title: "School",
  also: ["school code", "code"],
  field: "school",
  read: readText,
  example: "SGSM",
};
const consent: readonly Column[] = [
  {
    title: "Consent given by",
    also: ["consent", "consent by"],
    field: "consent.givenBy",
    read: readText,
    example: "Mother, by letter",
  },
  {
    title: "Consent date",
    also: ["consent given on", "consent on", "date of consent"],
    field: "consent.on",
    read: readDay,
    example: "15/02/2026",
  },
  {
    title: "Consent until",
    also: ["consent ends", "consent valid until"],
    field: "consent.until",
    read: readDay,
    example: "31/12/2028",
  },
];
const meal = (title: string, example: string): Column => ({
  title,
  field: title.toLowerCase(),
  read: readText,
  example,
});

/** The columns of each table that can be imported, and what makes two rows the same record. */
export const importables: Record<
  Importable,
  { columns: readonly Column[]; same: readonly string[] }
> = {
  toppers: {
    columns: [
      name,
      {
        title: "Class",
        also: ["std", "standard", "grade"],
        field: "class",
        isRequired: true,
        read: (cell) => ["X", "XII"].find((level) => level === readClass(cell)),
        example: "X or XII",
      },
      {
        title: "Session",
        also: ["session year", "year", "academic year"],
        field: "sessionYear",
        isRequired: true,
        read: readSession,
        example: "2025-26",
      },
      {
        title: "Marks",
        also: ["percentage", "per cent", "percent", "%", "marks %", "marks (per cent)", "result"],
        field: "division",
        isRequired: true,
        read: readMarks,
        example: "96.4",
      },
      {
        title: "Stream",
        also: ["subject stream"],
        field: "stream",
        read: readText,
        example: "Science",
      },
      ...consent,
      school,
    ],
    same: ["name", "class", "sessionYear", "school"],
  },
  birthdays: {
    columns: [
      name,
      {
        title: "Class",
        also: ["std", "standard", "grade"],
        field: "class",
        read: readClass,
        example: "VII",
      },
      {
        title: "Date of birth",
        also: ["dob", "d.o.b.", "birthday", "birth date", "date"],
        field: "date",
        isRequired: true,
        read: readDay,
        example: "05/03/2014",
      },
      ...consent,
      school,
    ],
    same: ["name", "date", "school"],
  },
  "weekly-menus": {
    columns: [
      {
        title: "Date",
        also: ["day"],
        field: "date",
        isRequired: true,
        read: readDay,
        example: "05/03/2026",
      },
      meal("Breakfast", "Poha, milk"),
      meal("Lunch", "Rajma, rice, salad"),
      meal("Dinner", "Chapati, vegetables"),
      school,
    ],
    same: ["date", "school"],
  },
};

export const isImportable = (slug: unknown): slug is Importable =>
  typeof slug === "string" && Object.hasOwn(importables, slug);
