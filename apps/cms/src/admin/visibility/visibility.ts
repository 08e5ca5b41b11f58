import { isCurrent } from "@manor/content-api/is-current";
import { isConsentFor, needingConsent } from "../../fields/consent-purposes.ts";
import { type ConsentNote, consentOn } from "../../fields/consent-rule.ts";
import { type ShownDays, shownOn } from "../../fields/date-fields.ts";
import { formatDate } from "../../fields/dates.ts";
import { createTranslator } from "../../i18n/translate.ts";

export type Visibility =
  | { isOn: true; url: string; note: string }
  | { isOn: false; reason: string };

export type AnyRecord = {
  _status?: string | null;
  deletedAt?: string | null;
  consent?: (ConsentNote & { purposes?: string[] | null }) | null;
  category?: string | null;
} & ShownDays &
  Record<string, unknown>;

export type Facts = {
  collection: string;
  /** Whether the website's list contains the record. Nothing else makes it visible. */
  isNamed: boolean;
  url: string;
  day: string;
  publishesAt?: string | undefined;
  willFail?: string[];
  failedAt?: string | undefined;
  language?: string | undefined;
};

export function getVisibility(record: AnyRecord, facts: Facts): Visibility {
  if (!facts.isNamed) return { isOn: false, reason: reasonOff(record, facts) };
  const hidden = reasonHidden(record, facts);
  if (hidden) return { isOn: false, reason: hidden };
  return { isOn: true, url: facts.url, note: createNote(record, facts) };
}

function reasonOff(record: AnyRecord, facts: Facts): string {
  const { collection, day, language } = facts;
  const t = createTranslator(language);
  if (record.deletedAt) return t("in the trash.");
  if (record._status !== "published") return reasonDraft(facts);
  const days = shownOn(day, record);
  if (!days.isShown) {
    return days.reason === "over"
      ? t("ended on {day}.", { day: formatDate(days.since, language) })
      : t("starts on {day}.", { day: formatDate(days.from, language) });
  }
  const noConsent =
    (needingConsent as readonly string[]).includes(collection) && reasonNoConsent(record, facts);
  if (noConsent) return noConsent;
  if (collection === "voices") return t("a newer record of the same kind is shown.");
  if (
    collection === "announcements" &&
    !isCurrent({ description: String(record["description"]) }, day)
  )
    return t("its text names a year that is over. Correct the text, or set a last day.");
  return t("not on the website, although it is published. Please contact the operator.");
}

function reasonNoConsent(
  { consent }: AnyRecord,
  { collection, day, language }: Facts,
): string | undefined {
  const t = createTranslator(language);
  const state = consentOn(day, consent);
  if (state.isValid) {
    return isConsentFor(collection, "record", consent?.purposes)
      ? undefined
      : t("the consent does not cover what the record shows.");
  }
  if (state.reason === "not yet") {
    return t("the consent starts on {day}.", { day: formatDate(state.from, language) });
  }
  if (state.reason === "over") {
    return t("the consent ended on {day}.", { day: formatDate(state.since, language) });
  }
  return t("the consent has no name or date.");
}

function reasonDraft({ publishesAt, willFail = [], failedAt, language }: Facts): string {
  const t = createTranslator(language);
  if (publishesAt && willFail.length > 0) {
    return t("draft, and publishing on {time} will fail: {reasons}", {
      time: publishesAt,
      reasons: willFail.join(" "),
    });
  }
  if (publishesAt) return t("draft, scheduled for {time}.", { time: publishesAt });
  if (failedAt) {
    return t("publishing on {time} failed. Please publish manually.", {
      time: failedAt,
    });
  }
  return t("draft, not published yet.");
}

/** Published records that no page of the website shows. */
function reasonHidden(record: AnyRecord, { collection, language }: Facts): string | undefined {
  const t = createTranslator(language);
  if (collection === "events" && record.category === "AcademicCalender" && !record.date) {
    return t("the academic calendar shows only events with a date.");
  }
  if (collection === "principal-messages" && record.category !== "Principal") {
    return t("only messages whose role is “Principal” are shown.");
  }
  return undefined;
}

function createNote(record: AnyRecord, { collection, day, failedAt, language }: Facts): string {
  const t = createTranslator(language);
  const notes: string[] = [];
  const days = shownOn(day, record);
  if (days.isShown && days.until) {
    notes.push(t("Until {day}.", { day: formatDate(days.until, language) }));
  }
  if (failedAt) notes.push(t("The schedule for {time} failed.", { time: failedAt }));
  if (collection === "birthdays") notes.push(t("Shown on the birthday."));
  if ((collection === "news" && !record.fromDate) || (collection === "events" && !record.date)) {
    notes.push(t("Without a date it is listed last, and only if no year is selected."));
  }
  if (record._status !== "published") {
    notes.push(t("Visitors see the last published version. Newer changes are a draft."));
  }
  return notes.join(" ");
}
