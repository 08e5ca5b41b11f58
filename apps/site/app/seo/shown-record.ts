import type { Day } from "../dates/day.ts";

/** Title and day of the one record that a page shows, from what its loader gave; "" when it shows a list or a text. */
export function shownRecord(loaderData: unknown): { title: string; day: Day } {
  const data = asObject(loaderData);
  const record = asObject(data["record"] ?? data["album"] ?? data);
  const { title, day, fromDate, date } = record;
  return { title: text(title), day: text(day ?? fromDate ?? date) };
}

const text = (value: unknown): string => (typeof value === "string" ? value.trim() : "");

const asObject = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
