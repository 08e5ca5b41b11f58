import type { School } from "./school.ts";

const REMIND_DAYS = 30;

export type EndingDate = {
  /** The part of the school settings, and the name of the text. */
  part: "admission";
  name: "opening" | "entranceTest";
  sentence: string;
  /** Its last day, `YYYY-MM-DD`. */
  until: string;
  hasEnded: boolean;
};

/**
 * The dated texts that have ended or end within 30 days, the earliest first. `today` is `YYYY-MM-DD` in Kolkata.
 * A text is still valid on its last day.
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
