import type { Day } from "../dates/day.ts";

/** The label above a dated record, relative to today. */
export function timeLabel(day: Day, today: Day, otherwise: string): string {
  if (day === "") return otherwise;
  if (day === today) return "Today";
  return day > today ? "Coming up" : otherwise;
}
