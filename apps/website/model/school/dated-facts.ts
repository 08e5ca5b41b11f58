import { fillPlaceholders } from "@manor/content-api/fact-names";
import { isCurrent } from "@manor/content-api/is-current";
import type { School } from "@manor/content-api/school";
import { createDates } from "../dates/create-dates.ts";
import { getLanguage } from "../texts/languages.ts";

type DatedText = School["admission"]["entranceTest"];

/** The admission texts on `today` (`YYYY-MM-DD`, Asia/Kolkata), one per element: how to enter, then the test. */
export function admissionCycle(school: School, today: string): readonly string[] {
  const { admission } = school;
  return [
    ...toLines(school, admission.opening, today),
    ...toLines(school, admission.entranceTest, today),
  ];
}

/** Only the test, for the pages that repeat it (R8). */
export const entranceTest = (school: School, today: string): readonly string[] =>
  toLines(school, school.admission.entranceTest, today);

/** Whether all texts of the season that is printed are over, so that the page says what comes next. */
export const isSeasonOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.opening, today) && hasPassed(admission.entranceTest, today);

export const isTestOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.entranceTest, today);

const hasPassed = (fact: DatedText, today: string): boolean =>
  !isCurrent({ description: fact.sentence, until: fact.until || undefined }, today);

/** A dated text, and after its date the line about the passed date (R5). */
function toLines(school: School, fact: DatedText, today: string): string[] {
  const hasPassed = fact.until !== "" && today > fact.until;
  if (!hasPassed) return [fillDate(school, fact)];
  return [fact.staysPrinted ? fillDate(school, fact) : "", fact.afterwards].filter(
    (line) => line !== "",
  );
}

export function fillDate(school: School, { sentence, until }: DatedText): string {
  const { longDay } = createDates(getLanguage(school));
  return fillPlaceholders(sentence, (name) => (name === "day" ? longDay(until) : `{${name}}`));
}
