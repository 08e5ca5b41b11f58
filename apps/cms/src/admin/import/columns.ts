import { staffRoles } from "@manor/content-api/staff";
import { formatDate, readDay } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import { readClass, readMarks, readSession, readText } from "./read-cells.ts";

export type Column = {
  title: Phrase;
  also?: readonly string[];
  /** The field of the value; a dot selects a field of a group. */
  field: string;
  isRequired?: boolean;
  read: (cell: string) => string | undefined;
  example: string;
};

export type Importable = "toppers" | "birthdays" | "weekly-menus" | "staff";

const name: Column = {
  title: "Name",
  also: ["student", "student name", "pupil", "name of student", "name of pupil"],
  field: "name",
  isRequired: true,
  read: readText,
  example: "Pupil 12",
};
const consent: readonly Column[] = [
  {
    title: "Consent given by",
    also: ["consent", "consent by"],
    field: "consent.givenBy",
    read: readText,
    example: "Mother, in writing",
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
const meal = (title: Phrase, example: string): Column => ({
  title,
  field: title.toLowerCase(),
  read: readText,
  example,
});

type Values = Record<string, string>;

export type ImportTable = {
  columns: readonly Column[];
  /** A key that is equal for two rows about the same record. */
  same: (values: Values) => string;
  /** A key that is equal for two rows that may be the same record with a typing error. */
  similar?: (values: Values) => string;
  toLabel: (values: Values) => string;
  /** Fields that identify a record, so a row cannot change them. */
  fixed: readonly string[];
};

const key = (...parts: (string | undefined)[]): string =>
  parts.map((part = "") => part.normalize("NFC").toLowerCase().replace(/\s+/g, " ")).join("|");

function readRole(cell: string): string | undefined {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z]/g, "");
  const short = (label: string) => /\((\w+)\)/.exec(label)?.[1] ?? label;
  const found = Object.entries(staffRoles).find(([, label]) =>
    [label, short(label), label.split(/ and | or | \(/)[0] ?? ""].map(plain).includes(plain(cell)),
  );
  return found?.[0];
}

export const importables: Record<Importable, ImportTable> = {
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
    ],
    same: (row) => key(row.name, row.class, row.sessionYear),
    similar: (row) => key(row.name),
    toLabel: (row) => row.name ?? "",
    fixed: ["class", "sessionYear"],
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
    ],
    // Without the year: the website shows none, and not every table has it.
    same: (row) => key(row.name, row.date?.slice(5)),
    similar: (row) => key(row.name),
    toLabel: (row) => row.name ?? "",
    fixed: ["date"],
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
    ],
    same: (row) => key(row.date),
    toLabel: (row) => (row.date ? formatDate(row.date) : ""),
    fixed: ["date"],
  },
  staff: {
    columns: [
      {
        ...name,
        also: ["staff", "staff name", "teacher", "name of teacher"],
        example: "Teacher 12",
      },
      {
        title: "Role",
        also: ["post", "designation"],
        field: "role",
        isRequired: true,
        read: readRole,
        example: "PGT",
      },
      {
        title: "Qualification",
        also: ["qualifications"],
        field: "qualification",
        read: readText,
        example: "M.A., B.Ed.",
      },
      {
        title: "Subjects",
        also: ["subject"],
        field: "subjects",
        read: readText,
        example: "English, History",
      },
      {
        title: "Joined on",
        also: ["joined", "date of joining", "doj"],
        field: "joined",
        read: readDay,
        example: "01/04/2019",
      },
      ...consent,
    ],
    same: (row) => key(row.name),
    toLabel: (row) => row.name ?? "",
    fixed: ["name"],
  },
};

export const isImportable = (slug: unknown): slug is Importable =>
  typeof slug === "string" && Object.hasOwn(importables, slug);
