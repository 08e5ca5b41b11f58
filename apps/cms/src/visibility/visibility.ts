import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import { dayIn, inWords } from "../fields/dates.ts";
import { type ShownDays, shownOn } from "../fields/shown-rule.ts";
import { sayIn } from "../i18n/say.ts";

/** Whether visitors find a record, in the words of the admin panel. */
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
  /** Whether the answer that the website asks for names the record. That, and nothing else, puts it there. */
  isNamed: boolean;
  page: string;
  /** Today in Kolkata. */
  day: string;
  /** When the record will be published by the clock, in words. */
  publishesAt?: string | undefined;
  /** What the rules will say against that. */
  willFail?: string[];
  /** When the clock should have published it or taken it down, and could not. */
  failedAt?: string | undefined;
  /** The user's language; English by default. */
  language?: string | undefined;
};

/** The visibility of a record, given its latest version. */
export function getVisibility(record: AnyRecord, facts: Facts): Visibility {
  if (!facts.isNamed) return { isOn: false, because: reasonOff(record, facts) };
  const hidden = reasonHidden(record, facts);
  if (hidden) return { isOn: false, because: hidden };
  return { isOn: true, page: facts.page, note: noteOf(record, facts) };
}

function reasonOff(record: AnyRecord, facts: Facts): string {
  const { collection, day, language } = facts;
  const say = sayIn(language);
  if (record.deletedAt) return say("in the trash.");
  if (record._status !== "published") return reasonDraft(facts);
  const days = shownOn(day, record);
  if (!days.isShown) {
    return days.because === "over"
      ? say("ended on {day}.", { day: inWords(days.since, language) })
      : say("starts on {day}.", { day: inWords(days.from, language) });
  }
  const noConsent = needsConsent.includes(collection) && reasonNoConsent(record, facts);
  if (noConsent) return noConsent;
  return say("missing in the website’s list. Please contact the operator.");
}

function reasonNoConsent({ consent }: AnyRecord, { day, language }: Facts): string | undefined {
  const say = sayIn(language);
  const state = consentOn(day, consent, (moment) => dayIn(moment) ?? "");
  if (state.holds) return undefined;
  if (state.because === "not yet") {
    return say("the consent starts on {day}.", { day: inWords(state.from, language) });
  }
  if (state.because === "over") {
    return say("the consent ended on {day}.", { day: inWords(state.since, language) });
  }
  return say("the consent has no name or date.");
}

function reasonDraft({ publishesAt, willFail = [], failedAt, language }: Facts): string {
  const say = sayIn(language);
  if (publishesAt && willFail.length > 0) {
    return say("draft, and publishing on {time} will fail: {reasons}", {
      time: publishesAt,
      reasons: willFail.join(" "),
    });
  }
  if (publishesAt) return say("draft, scheduled for {time}.", { time: publishesAt });
  if (failedAt) {
    return say("publishing on {time} failed. Please publish manually.", {
      time: failedAt,
    });
  }
  return say("draft, not published yet.");
}

const needsConsent = ["albums", "birthdays", "toppers"];

/** Records in the response of the content API that the website does not show. */
function reasonHidden(record: AnyRecord, { collection, language }: Facts): string | undefined {
  const say = sayIn(language);
  if (collection === "events" && record.category === "AcademicCalender" && !record.date) {
    return say("the academic calendar shows only events with a date.");
  }
  if (collection === "principal-messages" && record.category !== "Principal") {
    return say("only messages whose role is “Principal” are shown.");
  }
  return undefined;
}

function noteOf(record: AnyRecord, { collection, day, failedAt, language }: Facts): string {
  const say = sayIn(language);
  const notes: string[] = [];
  const days = shownOn(day, record);
  if (days.isShown && days.until) {
    notes.push(say("Until {day}.", { day: inWords(days.until, language) }));
  }
  if (failedAt) notes.push(say("The schedule for {time} failed.", { time: failedAt }));
  if (collection === "birthdays") notes.push(say("Shown on the birthday."));
  if ((collection === "news" && !record.fromDate) || (collection === "events" && !record.date)) {
    notes.push(say("Without a date it is listed last, and only if no year is selected."));
  }
  if (record._status !== "published") {
    notes.push(say("Visitors see the last published version. Newer changes are a draft."));
  }
  return notes.join(" ");
}
