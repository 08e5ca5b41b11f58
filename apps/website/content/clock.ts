import { dayOf } from "@manor/content-api/calendar-day";

/** The only source of "now". Tests inject a fixed one. */
export type Clock = { now: () => Date; today: () => string };

/** A running clock, or one stopped at `fixed`. `today` is a calendar day in Asia/Kolkata. */
export function createClock(fixed?: Date): Clock {
  const now = () => (fixed ? new Date(fixed) : new Date());
  let memo = { minute: -1, day: "" };
  return {
    now,
    today: () => {
      const moment = now();
      const minute = Math.floor(moment.getTime() / 60_000);
      if (memo.minute !== minute) memo = { minute, day: dayOf(moment) };
      return memo.day;
    },
  };
}
