import type { CollectionSlug } from "payload";
import { inWords, readDay } from "../fields/dates.ts";
import { sayIn } from "../i18n/say.ts";
import { publishedRecords } from "./published-records.ts";
import type { Check, Todo } from "./todo.ts";

const texts: [CollectionSlug, string[]][] = [
  ["notices", ["title", "description"]],
  ["announcements", ["description"]],
  ["online-registrations", ["title"]],
];
const DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?[\s-]+[a-z]{3,9}\.?,?[\s-]+\d{4}\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{4}\b/gi;

/** The last day that a text names, `YYYY-MM-DD`; `undefined` when it names none. */
export function lastDayIn(text: string): string | undefined {
  const days = (text.match(DATE) ?? []).flatMap((date) => readDay(date) ?? []);
  return days.toSorted().at(-1);
}

/** What is on the website and speaks of days that have all passed. */
export const pastDates: Check = async (office) => {
  const { day, language } = office;
  const say = sayIn(language);
  const todos: Todo[] = [];
  for (const [collection, fields] of texts) {
    for (const { record, called, path } of await publishedRecords(office, collection)) {
      const last = lastDayIn(fields.map((field) => record[field] ?? "").join("\n"));
      if (!last || last >= day) continue;
      const what = say("{record} mentions {day}, which is in the past.", {
        record: called,
        day: inWords(last, language),
      });
      todos.push({ what, repair: say("Edit"), path });
    }
  }
  return todos;
};
