import { dayOf } from "@manor/content-api/calendar-day";

/** The current time: the clock, or the fixed time that tests set with SITE_NOW. */
export function now(): Date {
  const fixed = process.env.SITE_NOW?.trim();
  return fixed ? new Date(fixed) : new Date();
}

/** Today's calendar day in Asia/Kolkata, `YYYY-MM-DD`. */
export const today = (): string => dayOf(now());
