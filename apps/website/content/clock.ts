import { dayOf } from "@manor/content-api/calendar-day";

export type Clock = { now: () => Date; today: () => string };

/** A running clock, or one that stays at `fixed`. `today` is the calendar date in Asia/Kolkata. */
export function createClock(fixed?: Date): Clock {
  const now = () => (fixed ? new Date(fixed) : new Date());
  let memo = { minute: -1, day: "" };
  return {
    now,
    today: () => {
      const date = now();
      const minute = Math.floor(date.getTime() / 60_000);
      if (memo.minute !== minute) memo = { minute, day: dayOf(date) };
      return memo.day;
    },
  };
}
