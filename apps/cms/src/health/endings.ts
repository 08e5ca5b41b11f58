import type { CollectionSlug } from "payload";
import { consentOn } from "../fields/consent-rule.ts";
import { dayIn, inWords } from "../fields/dates.ts";
import { shownOn } from "../fields/shown-rule.ts";
import { sayIn } from "../i18n/say.ts";
import { dayAfter } from "./days.ts";
import { type AnyRecord, publishedRecords } from "./published-records.ts";
import type { Check, Office, Todo } from "./todo.ts";

const withDays: CollectionSlug[] = ["notices", "announcements", "online-registrations"];
const withConsent: CollectionSlug[] = ["albums", "toppers", "birthdays"];
const [soonForDays, soonForConsent] = [3, 30];

/** Records that leave the website automatically within three days. */
export const endingNotices: Check = async (office) => {
  const { day, language } = office;
  const say = sayIn(language);
  const end = dayAfter(day, soonForDays);
  return each(office, withDays, ({ record, called }) => {
    const state = shownOn(day, record);
    if (!state.isShown || state.until === "" || state.until > end) return undefined;
    return say("{record} is on the website until {day}.", {
      record: called,
      day: inWords(state.until, language),
    });
  });
};

/** Pupils' records whose consent is missing, over, or ends within a month. */
export const endingConsents: Check = async (office) => {
  const { day, language } = office;
  const say = sayIn(language);
  const end = dayAfter(day, soonForConsent);
  return each(office, withConsent, ({ record, called }) => {
    const state = consentOn(day, record.consent, (moment) => dayIn(moment) ?? "");
    if (state.holds) {
      if (state.until === "" || state.until > end) return undefined;
      return say("The consent of {record} ends on {day}.", {
        record: called,
        day: inWords(state.until, language),
      });
    }
    if (state.because === "over") {
      return say("The consent of {record} ended on {day}.", {
        record: called,
        day: inWords(state.since, language),
      });
    }
    return state.because === "missing"
      ? say("{record} is published without consent.", { record: called })
      : undefined;
  });
};

type Told = { record: AnyRecord; called: string };

async function each(
  office: Office,
  collections: CollectionSlug[],
  tell: (told: Told) => string | undefined,
): Promise<Todo[]> {
  const todos: Todo[] = [];
  for (const collection of collections) {
    for (const told of await publishedRecords(office, collection)) {
      const what = tell(told);
      if (what) todos.push({ what, repair: sayIn(office.language)("Edit"), path: told.path });
    }
  }
  return todos;
}
