import { fillPlaceholders } from "@manor/content-api/fact-names";
import { longDay } from "../dates/day.ts";
import type { School } from "./school.ts";

type DatedSentence = School["admission"]["entranceTest"];

/** The admission texts on `today` (`YYYY-MM-DD`, Asia/Kolkata), one per element: how to enter, then the test. */
export const admissionCycle = ({ admission }: School, today: string): readonly string[] => [
  ...datedFact(admission.opening, today),
  ...datedFact(admission.entranceTest, today),
];

/** Only the test, for the pages that repeat it (R8). */
export const entranceTest = ({ admission }: School, today: string): readonly string[] =>
  datedFact(admission.entranceTest, today);

/** A dated text, and after its date the line about the passed date (R5). */
function datedFact(fact: DatedSentence, today: string): string[] {
  const isOver = fact.until !== "" && today > fact.until;
  if (!isOver) return [withDay(fact)];
  return [fact.staysPrinted ? withDay(fact) : "", fact.afterwards].filter((line) => line !== "");
}

/** The text with its date filled in: "on 5 October 2024". */
export const withDay = ({ sentence: text, until }: DatedSentence): string =>
  fillPlaceholders(text, (name) => (name === "day" ? longDay(until) : `{${name}}`));
