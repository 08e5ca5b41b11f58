import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import { formatDate, toDay } from "../fields/dates.ts";
import { type ShownDays, shownOn } from "../fields/shown-rule.ts";
import { createTranslator } from "../i18n/translate.ts";

/** Whether visitors see a record, as messages for editors. */
export type Visibility =
  | { isOn: true; page: string; note: string }
  | { isOn: false; because: string };

export type AnyRecord = {
  _status?: string | null;
  deletedAt?: string | null;
  consent?: ConsentNote | null;
  category?: string | null;
} & ShownDays &
  Record<string, unknown>;

export type Facts = {
  collection: string;
  /** Whether the website's list contains the record. Nothing else makes it visible. */
  isNamed: boolean;
  page: string;
  /** Today in Kolkata. */
  day: string;
  /** When the record will be published, formatted. */
  publishesAt?: string | undefined;
  /** The validation errors that will prevent that. */
  willFail?: string[];
  /** When a schedule failed, formatted. */
  failedAt?: string | undefined;
  /** The user's language; English by default. */
  language?: string | undefined;
};

export function getVisibility(record: AnyRecord, facts: Facts): Visibility {
  if (!facts.isNamed) return { isOn: false, because: reasonOff(record, facts) };
  const hidden = reasonHidden(record, facts);
  if (hidden) return { isOn: false, because: hidden };
  return { isOn: true, page: facts.page, note: createNote(record, facts) };
}

function reasonOff(record: AnyRecord, facts: Facts): string {
  const { collection, day, language } = facts;
  const t = createTranslator(language);
  if (record.deletedAt) return t("it is in the trash.");
  if (record._status !== "published") return reasonDraft(facts);
  const days = shownOn(day, record);
  if (!days.isShown) {
    return days.because === "over"
      ? t("its last day was {day}.", { day: formatDate(days.since, language) })
      : t("it is shown from {day}.", { day: formatDate(days.from, language) });
  }
  const noConsent = needsConsent.includes(collection) && reasonNoConsent(record, facts);
  if (noConsent) return noConsent;
  return t(
    "the website’s list does not have it. Please tell whoever looks after this admin panel.",
  );
}

function reasonNoConsent({ consent }: AnyRecord, { day, language }: Facts): string | undefined {
  const t = createTranslator(language);
  const state = consentOn(day, consent, (timestamp) => toDay(timestamp) ?? "");
  if (state.holds) return undefined;
  if (state.because === "not yet") {
    return t("the consent begins on {day}.", { day: formatDate(state.from, language) });
  }
  if (state.because === "over") {
    return t("the consent ended on {day}.", { day: formatDate(state.since, language) });
  }
  return t("the consent note does not say who agreed and when.");
}

function reasonDraft({ publishesAt, willFail = [], failedAt, language }: Facts): string {
  const t = createTranslator(language);
  if (publishesAt && willFail.length > 0) {
    return t("it is a draft, and publishing it on {moment} will fail: {reasons}", {
      moment: publishesAt,
      reasons: willFail.join(" "),
    });
  }
  if (publishesAt) return t("it is a draft, to be published on {moment}.", { moment: publishesAt });
  if (failedAt) {
    return t("its schedule for {moment} failed. Please publish it by hand.", {
      moment: failedAt,
    });
  }
  return t("it is a draft that is not published yet.");
}

const needsConsent = ["albums", "birthdays", "toppers"];

/** Published records that no page of the website shows. */
function reasonHidden(record: AnyRecord, { collection, language }: Facts): string | undefined {
  const t = createTranslator(language);
  if (collection === "events" && record.category === "AcademicCalender" && !record.date) {
    return t("it has no date, and the academic calendar shows nothing without one.");
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
  if (failedAt) notes.push(t("Its schedule for {moment} failed.", { moment: failedAt }));
  if (collection === "birthdays") notes.push(t("Shown on the day itself."));
  if ((collection === "news" && !record.fromDate) || (collection === "events" && !record.date)) {
    notes.push(t("It has no date, so it comes last and only while no year is chosen."));
  }
  if (record._status !== "published") {
    notes.push(t("Visitors see the last published state; the changes since are a draft."));
  }
  return notes.join(" ");
}
