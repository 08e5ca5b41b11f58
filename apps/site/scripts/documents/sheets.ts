import {
  ADMISSIONS_TEACHER_RATIO,
  academicYear,
  registrationFee,
  streams,
} from "../../app/school/facts.ts";
import { identity } from "../../app/school/identity.ts";
import type { Sheet } from "./sheet.ts";

const either = (words: readonly string[]) => `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
const placed = (what: string) =>
  `This is a sample. The school's own ${what} takes its place at the same address, and nothing else on the website has to change.`;

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The three documents of the menu, by file name. Only facts of the school's own texts stand in them. */
export const sheets: Readonly<Record<string, Sheet>> = {
  academics: {
    title: "Academics",
    lead: "What is taught, to whom, and in which part of the year.",
    parts: [
      { text: placed("account of its teaching") },
      { heading: "The school" },
      {
        text: `${identity.name} teaches boys from Class IV to Class XII and is affiliated to a national school-certificate board. The teacher to student ratio is ${ADMISSIONS_TEACHER_RATIO}.`,
      },
      { heading: "Streams" },
      {
        table: {
          columns: ["From", "Choice"],
          rows: [
            ["Class IX", either(streams.fromClassIX)],
            ["Class XI", either(streams.fromClassXI)],
          ],
        },
      },
      { heading: "The academic year" },
      {
        text: `The year runs from ${academicYear.from} to ${academicYear.to}, in ${academicYear.terms}, with a midterm break in ${academicYear.midtermBreak}.`,
      },
      { heading: "Questions" },
      {
        text: `The school office is glad to answer them: ${identity.phones.office}, ${identity.email}.`,
      },
    ],
  },
  "fees-structure": {
    title: "Fees Structure",
    lead: "What is paid, and how.",
    parts: [
      { text: placed("table of fees") },
      { heading: "Registration" },
      {
        table: {
          columns: ["Fee", "Amount", "How it is paid"],
          rows: [["Registration fee", registrationFee.amount, either(registrationFee.paidBy)]],
        },
      },
      { text: `The registration fee is ${registrationFee.terms}.` },
      { heading: "School fees" },
      {
        text: "The school announces its fees to parents. They are paid through the fee payment link at the top of the website.",
      },
      { heading: "Questions" },
      {
        text: `About registration, please ask the admissions office: ${identity.phones.admissions}. About school fees, the school office: ${identity.phones.office}.`,
      },
    ],
  },
  "weekly-menu": {
    title: "Weekly menu",
    lead: "Breakfast, lunch and dinner, from Monday to Sunday.",
    parts: [
      { text: placed("menu of the week") },
      {
        table: {
          columns: ["Day", "Breakfast", "Lunch", "Dinner"],
          rows: weekdays.map((day) => [day, "–", "–", "–"]),
        },
      },
      {
        text: "The menu that is being cooked now is on the page Weekly Food Menu of the website.",
      },
    ],
  },
};
