import { dayOf } from "@manor/content-api/calendar-day";

export function now(): Date {
  const fixed = process.env.SITE_NOW?.trim();
  return fixed ? new Date(fixed) : new Date();
}

export const today = (): string => dayOf(now());
