import type { School } from "@manor/content-api/school";

type VisitSettings = NonNullable<School["visits"]>;
export type VisitTime = VisitSettings["times"][number];

const closings = new WeakMap<VisitSettings, number[]>();

/** The times that can still be booked. */
export const listOpenTimes = ({ times }: VisitSettings, now: Date): VisitTime[] =>
  times.filter(({ closesAt }) => Date.parse(closesAt) > now.getTime());

/** Changes whenever a time closes. */
export function countOpenTimes(visits: VisitSettings | undefined, now: Date): number {
  if (!visits) return 0;
  const known = closings.get(visits) ?? visits.times.map(({ closesAt }) => Date.parse(closesAt));
  closings.set(visits, known);
  return known.filter((closing) => closing > now.getTime()).length;
}

export type VisitDay = { day: string; times: VisitTime[] };

/** The times of each day, in their order. */
export function groupByDay(times: readonly VisitTime[]): VisitDay[] {
  const days = new Map<string, VisitTime[]>();
  for (const time of times) days.set(time.day, [...(days.get(time.day) ?? []), time]);
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}

/** `9:30 AM` from `09:30`. */
export function toClockTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? "AM" : "PM"}`;
}
