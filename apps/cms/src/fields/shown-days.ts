import type { RowField } from "payload";
import { calendarDay } from "./calendar-day.ts";
import { dayIn, isDay } from "./day-rule.ts";

/** From when until when visitors see a published record; the host's answers obey it. */
export const shownDays: RowField = {
  type: "row",
  fields: [
    calendarDay({
      name: "showFrom",
      label: "Show from",
      admin: { width: "50%", description: "Empty: as soon as it is published." },
    }),
    calendarDay({
      name: "showUntil",
      label: "Until",
      validate: (value, { siblingData }) => endsAfterItBegins(value, siblingData),
      admin: {
        width: "50%",
        description: "The last day on the website. Empty: until somebody takes it down.",
      },
    }),
  ],
};

function endsAfterItBegins(value: unknown, siblings: unknown): true | string {
  const { showFrom }: { showFrom?: unknown } = Object(siblings);
  const [from, until] = [dayIn(showFrom), dayIn(value)];
  if (from && until && until < from) return "The last day comes before the first one.";
  return isDay(value);
}
