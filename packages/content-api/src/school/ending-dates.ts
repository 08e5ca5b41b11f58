import type { School } from "./school.ts";

/** A reminder comes so many days before the end. */
const REMIND_DAYS = 30;

export type EndingDate = {
  /** The part of the school, and the name of its sentence. */
  part: "admission";
  name: "opening" | "entranceTest";
  sentence: string;
  /** Its last day, `YYYY-MM-DD`. */
  until: string;
  hasEnded: boolean;
};

/**
 * The sentences whose day has come or comes within 30 days, the earliest first. `today` is `YYYY-MM-DD` in Kolkata.
 * A sentence is still true on its day.
 */
export function endingDates({ admission }: Pick<School, "admission">, today: string): EndingDate[] {
  const last = new Date(Date.parse(`${today}T12:00:00Z`) + REMIND_DAYS * 86_400_000);
  const remindUntil = last.toISOString().slice(0, 10);
  return (["opening", "entranceTest"] as const)
    .map((name) => ({ name, ...admission[name] }))
    .filter(({ until }) => until !== "" && until <= remindUntil)
    .map(({ name, sentence, until }) => ({
      part: "admission" as const,
      name,
      sentence,
      until,
      hasEnded: until < today,
    }))
    .sort((a, b) => a.until.localeCompare(b.until));
}
