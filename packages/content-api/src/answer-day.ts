import type { EnquirySettings } from "./entities.ts";

type Week = Pick<EnquirySettings, "extraDays" | "hasSaturdays">;

/** The day by which the office answers: the next school day after `today`, and so many school days more. */
export function findAnswerDay(today: string, { extraDays, hasSaturdays }: Week): string {
  const day = new Date(`${today}T12:00:00Z`);
  for (let left = 1 + extraDays; left > 0; ) {
    day.setUTCDate(day.getUTCDate() + 1);
    const weekday = day.getUTCDay();
    if (weekday !== SUNDAY && (hasSaturdays || weekday !== SATURDAY)) left -= 1;
  }
  return day.toISOString().slice(0, 10);
}

const SUNDAY = 0;
const SATURDAY = 6;
