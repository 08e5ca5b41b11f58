import type { CollectionSlug } from "payload";
import { consentOn } from "../../../fields/consent-rule.ts";
import { addDays, formatDate, toDay } from "../../../fields/dates.ts";
import { shownOn } from "../../../fields/shown-rule.ts";
import { createTranslator } from "../../../i18n/translate.ts";
import { type AnyRecord, publishedRecords } from "./published-records.ts";
import type { Check, CheckContext, Todo } from "./todo.ts";

const withDays: CollectionSlug[] = ["notices", "announcements", "online-registrations"];
const withConsent: CollectionSlug[] = ["albums", "toppers", "birthdays"];
const [soonForDays, soonForConsent] = [3, 30];

/** Records that leave the website automatically within three days. */
export const endingNotices: Check = async (context) => {
  const { day, language } = context;
  const t = createTranslator(language);
  const end = addDays(day, soonForDays);
  return createTodos(context, withDays, ({ record, called }) => {
    const state = shownOn(day, record);
    if (!state.isShown || state.until === "" || state.until > end) return undefined;
    return t("{record} is on the website until {day}.", {
      record: called,
      day: formatDate(state.until, language),
    });
  });
};

/** Pupils' records whose consent is missing, has ended, or ends within a month. */
export const endingConsents: Check = async (context) => {
  const { day, language } = context;
  const t = createTranslator(language);
  const end = addDays(day, soonForConsent);
  return createTodos(context, withConsent, ({ record, called }) => {
    const state = consentOn(day, record.consent, (timestamp) => toDay(timestamp) ?? "");
    if (state.holds) {
      if (state.until === "" || state.until > end) return undefined;
      return t("The consent of {record} ends on {day}.", {
        record: called,
        day: formatDate(state.until, language),
      });
    }
    if (state.because === "over") {
      return t("The consent of {record} ended on {day}.", {
        record: called,
        day: formatDate(state.since, language),
      });
    }
    return state.because === "missing"
      ? t("{record} is published without consent.", { record: called })
      : undefined;
  });
};

type Entry = { record: AnyRecord; called: string };

async function createTodos(
  context: CheckContext,
  collections: CollectionSlug[],
  describe: (entry: Entry) => string | undefined,
): Promise<Todo[]> {
  const todos: Todo[] = [];
  for (const collection of collections) {
    for (const entry of await publishedRecords(context, collection)) {
      const what = describe(entry);
      if (what)
        todos.push({
          what,
          repair: createTranslator(context.language)("Edit"),
          path: entry.path,
        });
    }
  }
  return todos;
}
