import type { School } from "../../app/for-server.ts";
import { fillFacts, isSample } from "../../app/for-server.ts";
import type { Part, Sheet } from "./sheet.ts";

const SAMPLE = "This is a sample.";

const placed = (what: string) =>
  `${SAMPLE} The school's own ${what} takes its place at the same address, and nothing else on the website has to change.`;

/** What only the sample says. */
const isPlaced = (part: Part): boolean => "text" in part && part.text.startsWith(SAMPLE);

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** The three documents of the menu, by file name. Only facts stand in them, put in by name. */
const sheets: Readonly<Record<string, Sheet>> = {
  academics: {
    title: "Academics",
    lead: "What is taught, to whom, and in which part of the year.",
    parts: [
      { text: placed("account of its teaching") },
      { heading: "The school" },
      {
        text: "{school} teaches {pupils} from {firstClass} to {lastClass} and is affiliated to {board}. The teacher to student ratio is {ratio}.",
      },
      { heading: "Streams" },
      {
        table: {
          columns: ["From", "Choice"],
          rows: [
            ["Class IX", "{streamsFromIX}"],
            ["Class XI", "{streamsFromXI}"],
          ],
        },
      },
      { heading: "The academic year" },
      {
        text: "The year runs from {academicYear}, in {terms}, with a midterm break in {midtermBreak}.",
      },
      { heading: "Questions" },
      {
        text: "The school office is glad to answer them: {officePhone}, {email}.",
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
          rows: [["Registration fee", "{registrationFee}", "{feePaidBy}"]],
        },
      },
      { text: "The registration fee is {feeTerms}." },
      { heading: "School fees" },
      {
        text: "The school announces its fees to parents. They are paid through the fee payment link at the top of the website.",
      },
      { heading: "Questions" },
      {
        text: "About registration, please ask the admissions office: {admissionsPhone}. About school fees, the school office: {officePhone}.",
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

/** Names of the documents, without ".pdf". */
export const sheetNames: readonly string[] = Object.keys(sheets);

/** The document of that name with the school's facts in it; `undefined` for another name. */
export function sheetOf(school: School, name: string): Sheet | undefined {
  const sheet = Object.hasOwn(sheets, name) ? sheets[name] : undefined;
  const fill = (words: string) => fillFacts(school, words);
  if (!sheet) return undefined;
  const parts = sheet.parts.filter((part) => isSample(school) || !isPlaced(part));
  return { ...sheet, parts: parts.map((part) => fillPart(part, fill)) };
}

function fillPart(part: Part, fill: (words: string) => string): Part {
  if ("heading" in part) return { heading: fill(part.heading) };
  if ("text" in part) return { text: fill(part.text) };
  const { columns, rows } = part.table;
  return { table: { columns, rows: rows.map((row) => row.map(fill)) } };
}
