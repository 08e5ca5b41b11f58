import { consentOn, needingConsent } from "../../../fields/consent-rule.ts";
import { shownOn } from "../../../fields/date-fields.ts";
import { addDays, formatDate } from "../../../fields/dates.ts";
import { checkRecords } from "./published-records.ts";
import type { Check } from "./todo.ts";

const [soonForDays, soonForConsent] = [3, 30];

export const endingNotices: Check = async (context) => {
  const { day, language, t } = context;
  const end = addDays(day, soonForDays);
  const collections = ["notices", "announcements", "online-registrations"] as const;
  return checkRecords(context, collections, ({ record, label }) => {
    const state = shownOn(day, record);
    if (!state.isShown || state.until === "" || state.until > end) return [];
    const values = { record: label, day: formatDate(state.until, language) };
    return [t("{record} is on the website until {day}.", values)];
  });
};

export const endingConsents: Check = async (context) => {
  const { day, language, t } = context;
  const end = addDays(day, soonForConsent);
  return checkRecords(context, needingConsent, ({ record, label }) => {
    const state = consentOn(day, record.consent);
    const values = (date: string) => ({ record: label, day: formatDate(date, language) });
    if (state.isValid) {
      if (state.until === "" || state.until > end) return [];
      return [t("The consent of {record} ends on {day}.", values(state.until))];
    }
    if (state.reason === "over")
      return [t("The consent of {record} ended on {day}.", values(state.since))];
    return state.reason === "missing"
      ? [t("{record} is published without consent.", { record: label })]
      : [];
  });
};
