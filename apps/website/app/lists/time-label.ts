import type { Day } from "../dates/day.ts";

/** The label above a dated record, relative to today. */
export function timeLabel(day: Day, today: Day, fallback: string): string {
  if (day === "") return fallback;
  if (day === today) return "Today";
  return day > today ? "Coming up" : fallback;
}
