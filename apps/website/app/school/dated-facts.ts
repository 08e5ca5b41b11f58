import { fillNames } from "@manor/content-api/fact-names";
import { longDay } from "../dates/day.ts";
import type { School } from "./school.ts";

type DatedSentence = School["admission"]["entranceTest"];

/** The admission season on `today` (`YYYY-MM-DD`, Asia/Kolkata), one sentence per element: registration, then the test. */
export const admissionCycle = ({ admission }: School, today: string): readonly string[] => [
  ...datedFact(admission.opening, today),
  ...datedFact(admission.entranceTest, today),
];

/** The test alone, for the pages that repeat it (R8). */
export const entranceTest = ({ admission }: School, today: string): readonly string[] =>
  datedFact(admission.entranceTest, today);

/** A sentence of the season, and after its date the text that replaces it (R5). */
function datedFact(fact: DatedSentence, today: string): string[] {
  const isOver = fact.until !== "" && today > fact.until;
  if (!isOver) return [withDay(fact)];
  return [fact.staysPrinted ? withDay(fact) : "", fact.afterwards].filter((line) => line !== "");
}

/** The sentence with its date: "on 5 October 2024". */
export const withDay = ({ sentence, until }: DatedSentence): string =>
  fillNames(sentence, (name) => (name === "day" ? longDay(until) : `{${name}}`));
