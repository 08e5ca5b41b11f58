/** Sentences that belong to one season. They stay printed after its end, with a line that says so (R5). */
export type DatedRecord = {
  /** Printed as they stand, on every day. */
  sentences: readonly string[];
  /** Last day on which nothing needs to be added, `YYYY-MM-DD` in Asia/Kolkata. */
  endDate: string;
  /** Follows the sentences after that day. */
  afterwards: string;
};

const opening = "Admissions open for the year 2025 for Class IV to IX, registration online.";
const test =
  "Entrance test for Class IV to IX on 5 October 2024, guidelines sent by e-mail beforehand.";

/** No new date is ever made up here: the school writes the next cycle when it announces one. */
export const admissionCycle: DatedRecord = {
  sentences: [opening, test],
  endDate: "2024-10-05",
  afterwards:
    "This test date has passed. Dates for the next session will be announced by the school.",
};

/** The test alone, for the pages that repeat it (R8). */
export const entranceTest: DatedRecord = { ...admissionCycle, sentences: [test] };

/** What to print on `today` (`YYYY-MM-DD`, Asia/Kolkata), one sentence per element. */
export function datedFact(record: DatedRecord, today: string): readonly string[] {
  return today > record.endDate ? [...record.sentences, record.afterwards] : record.sentences;
}
