import { fillPlaceholders } from "@manor/content-api/fact-names";
import type { School } from "@manor/content-api/school";
import { longDay } from "../dates/day.ts";

type DatedText = School["admission"]["entranceTest"];

/** The admission texts on `today` (`YYYY-MM-DD`, Asia/Kolkata), one per element: how to enter, then the test. */
export const admissionCycle = ({ admission }: School, today: string): readonly string[] => [
  ...toLines(admission.opening, today),
  ...toLines(admission.entranceTest, today),
];

/** Only the test, for the pages that repeat it (R8). */
export const entranceTest = ({ admission }: School, today: string): readonly string[] =>
  toLines(admission.entranceTest, today);

/** A dated text, and after its date the line about the passed date (R5). */
function toLines(fact: DatedText, today: string): string[] {
  const hasPassed = fact.until !== "" && today > fact.until;
  if (!hasPassed) return [fillDate(fact)];
  return [fact.staysPrinted ? fillDate(fact) : "", fact.afterwards].filter((line) => line !== "");
}

export const fillDate = ({ sentence: factText, until }: DatedText): string =>
  fillPlaceholders(factText, (name) => (name === "day" ? longDay(until) : `{${name}}`));
