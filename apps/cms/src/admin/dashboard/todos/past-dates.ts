import { formatDate, readDay } from "../../../fields/dates.ts";
import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?[\s-]+[a-z]{3,9}\.?,?[\s-]+\d{4}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/gi;

export function findLastDate(text: string): string | undefined {
  const days = (text.match(DATE) ?? []).flatMap((date) => readDay(date) ?? []);
  return days.toSorted().at(-1);
}

export const pastDates: Check = async (context) => {
  const { day, language, t } = context;
  const collections = ["notices", "announcements", "online-registrations"] as const;
  return checkRecords(context, collections, ({ record, label }) => {
    const last = findLastDate(`${record["title"] ?? ""}\n${record["description"] ?? ""}`);
    if (!last || last >= day) return [];
    const values = { record: label, day: formatDate(last, language) };
    return [t("{record} mentions {day}, which is in the past.", values)];
  });
};
