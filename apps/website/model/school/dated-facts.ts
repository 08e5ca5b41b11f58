import { fillPlaceholders } from "@manor/content-api/fact-names";
import { isCurrent } from "@manor/content-api/is-current";
import type { School } from "@manor/content-api/school";
import { longDay } from "../dates/day.ts";
import { getTexts } from "../texts/create-translate.ts";
import { type Translate, translateEnglish } from "../texts/translate.ts";

type DatedText = School["admission"]["entranceTest"];

/** The admission texts on `today` (`YYYY-MM-DD`, Asia/Kolkata), one per element: how to enter, then the test. */
export const admissionCycle = (school: School, today: string): readonly string[] => [
  ...toLines(school.admission.opening, today, getTexts(school)),
  ...toLines(school.admission.entranceTest, today, getTexts(school)),
];

/** Only the test, for the pages that repeat it (R8). */
export const entranceTest = (school: School, today: string): readonly string[] =>
  toLines(school.admission.entranceTest, today, getTexts(school));

/** Whether all texts of the season that is printed are over, so that the page shows what comes next. */
export const isSeasonOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.opening, today) && hasPassed(admission.entranceTest, today);

export const isTestOver = ({ admission }: School, today: string): boolean =>
  hasPassed(admission.entranceTest, today);

const hasPassed = (fact: DatedText, today: string): boolean =>
  !isCurrent(
    { description: fillDate(fact, translateEnglish), until: fact.until || undefined },
    today,
  );

/** A dated text, and after its date the line about the passed date (R5). */
function toLines(fact: DatedText, today: string, t: Translate): string[] {
  const hasPassed = fact.until !== "" && today > fact.until;
  if (!hasPassed) return [fillDate(fact, t)];
  return [fact.staysPrinted ? fillDate(fact, t) : "", fact.afterwards].filter(
    (line) => line !== "",
  );
}

export const fillDate = ({ sentence: factText, until }: DatedText, t: Translate): string =>
  fillPlaceholders(factText, (name) => (name === "day" ? longDay(until, t) : `{${name}}`));
