import { fillPlaceholders } from "@manor/content-api/fact-names";
import { isCurrent } from "@manor/content-api/is-current";
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

/** Whether all texts of the season that is printed are over, so that the page says what comes next. */
export const isSeasonOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.opening, today) && hasPassed(admission.entranceTest, today);

export const isTestOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.entranceTest, today);

const hasPassed = (fact: DatedText, today: string): boolean =>
  !isCurrent({ description: fillDate(fact), until: fact.until || undefined }, today);

/** A dated text, and after its date the line about the passed date (R5). */
function toLines(fact: DatedText, today: string): string[] {
  const hasPassed = fact.until !== "" && today > fact.until;
  if (!hasPassed) return [fillDate(fact)];
  return [fact.staysPrinted ? fillDate(fact) : "", fact.afterwards].filter((line) => line !== "");
}

export const fillDate = ({ sentence: factText, until }: DatedText): string =>
  fillPlaceholders(factText, (name) => (name === "day" ? longDay(until) : `{${name}}`));
