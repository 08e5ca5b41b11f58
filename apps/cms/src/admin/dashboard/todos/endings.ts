import { consentOn } from "../../../fields/consent-rule.ts";
import { addDays, formatDate } from "../../../fields/dates.ts";
import { shownOn } from "../../../fields/shown-rule.ts";
import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const [soonForDays, soonForConsent] = [3, 30];

/** Records that leave the website automatically within three days. */
export const endingNotices: Check = async (context) => {
  const { day, language, t } = context;
  const end = addDays(day, soonForDays);
  const collections = ["notices", "announcements", "online-registrations"] as const;
  return checkRecords(context, collections, ({ record, called }) => {
    const state = shownOn(day, record);
    if (!state.isShown || state.until === "" || state.until > end) return [];
    const values = { record: called, day: formatDate(state.until, language) };
    return [t("{record} is on the website until {day}.", values)];
  });
};

/** Pupils' records whose consent is missing, has ended, or ends within a month. */
export const endingConsents: Check = async (context) => {
  const { day, language, t } = context;
  const end = addDays(day, soonForConsent);
  return checkRecords(context, ["albums", "toppers", "birthdays"], ({ record, called }) => {
    const state = consentOn(day, record.consent);
    const values = (date: string) => ({ record: called, day: formatDate(date, language) });
    if (state.holds) {
      if (state.until === "" || state.until > end) return [];
      return [t("The consent of {record} ends on {day}.", values(state.until))];
    }
    if (state.because === "over")
      return [t("The consent of {record} ended on {day}.", values(state.since))];
    return state.because === "missing"
      ? [t("{record} is published without consent.", { record: called })]
      : [];
  });
};
