import type { CollectionSlug, Payload } from "payload";
import { consentOn } from "../fields/consent-rule.ts";
import { dayIn } from "../fields/day-rule.ts";
import { inWords } from "../fields/in-words.ts";
import { shownOn } from "../fields/shown-rule.ts";
import { dayAfter } from "./days.ts";
import { type AnyRecord, publishedRecords } from "./published-records.ts";
import type { Check, Todo } from "./todo.ts";

const withDays: CollectionSlug[] = ["notices", "announcements", "online-registrations"];
const withConsent: CollectionSlug[] = ["albums", "toppers", "birthdays"];
const [soonForDays, soonForConsent] = [3, 30];

/** What leaves the website by itself within three days. */
export const endingNotices: Check = async (payload, day) => {
  const end = dayAfter(day, soonForDays);
  return each(payload, withDays, ({ record, called }) => {
    const state = shownOn(day, record);
    if (!state.isShown || state.until === "" || state.until > end) return undefined;
    return `${called} is on the website until ${inWords(state.until)}.`;
  });
};

/** Pupils' records whose consent is missing, over, or ends within a month. */
export const endingConsents: Check = async (payload, day) => {
  const end = dayAfter(day, soonForConsent);
  return each(payload, withConsent, ({ record, called }) => {
    const state = consentOn(day, record.consent, (moment) => dayIn(moment) ?? "");
    if (state.holds) {
      if (state.until === "" || state.until > end) return undefined;
      return `The consent of ${called} ends on ${inWords(state.until)}.`;
    }
    if (state.because === "over")
      return `The consent of ${called} ended on ${inWords(state.since)}.`;
    return state.because === "missing"
      ? `${called} is published without a consent note.`
      : undefined;
  });
};

type Told = { record: AnyRecord; called: string };

async function each(
  payload: Payload,
  collections: CollectionSlug[],
  say: (told: Told) => string | undefined,
): Promise<Todo[]> {
  const todos: Todo[] = [];
  for (const collection of collections) {
    for (const told of await publishedRecords(payload, collection)) {
      const what = say(told);
      if (what) todos.push({ what, repair: "Open it", path: told.path });
    }
  }
  return todos;
}
