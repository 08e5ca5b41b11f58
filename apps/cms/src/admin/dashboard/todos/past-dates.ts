import type { CollectionSlug } from "payload";
import { formatDate, readDay } from "../../../fields/dates.ts";
import { createTranslator } from "../../../i18n/translate.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check, Todo } from "./todo.ts";

const texts: [CollectionSlug, string[]][] = [
  ["notices", ["title", "description"]],
  ["announcements", ["description"]],
  ["online-registrations", ["title"]],
];
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?[\s-]+[a-z]{3,9}\.?,?[\s-]+\d{4}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/gi;

/** The last date in a text, `YYYY-MM-DD`; `undefined` without one. */
export function findLastDate(text: string): string | undefined {
  const days = (text.match(DATE) ?? []).flatMap((date) => readDay(date) ?? []);
  return days.toSorted().at(-1);
}

/** Published texts whose dates have all passed. */
export const pastDates: Check = async (context) => {
  const { day, language } = context;
  const t = createTranslator(language);
  const todos: Todo[] = [];
  for (const [collection, fields] of texts) {
    for (const { record, called, path } of await publishedRecords(context, collection)) {
      const last = findLastDate(fields.map((field) => record[field] ?? "").join("\n"));
      if (!last || last >= day) continue;
      const what = t("{record} mentions {day}, which is in the past.", {
        record: called,
        day: formatDate(last, language),
      });
      todos.push({ what, repair: t("Edit"), path });
    }
  }
  return todos;
};
