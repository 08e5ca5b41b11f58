import { type ConsentNote, consentOn } from "../fields/consent-rule.ts";
import { dayIn } from "../fields/day-rule.ts";
import { inWords } from "../fields/in-words.ts";
import { type ShownDays, shownOn } from "../fields/shown-rule.ts";

/** Whether visitors find a record, in the words of the desk. */
export type Standing =
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
};

/** What is to be said of a record, whose newest state this is. */
export function standingOf(record: AnyRecord, facts: Facts): Standing {
  if (!facts.isNamed) return { isOn: false, because: reasonOff(record, facts) };
  const hidden = reasonHidden(record, facts.collection);
  if (hidden) return { isOn: false, because: hidden };
  return { isOn: true, page: facts.page, note: noteOf(record, facts) };
}

function reasonOff(record: AnyRecord, facts: Facts): string {
  const { collection, day } = facts;
  if (record.deletedAt) return "it is in the trash.";
  if (record._status !== "published") return reasonDraft(facts);
  const days = shownOn(day, record);
  if (!days.isShown) {
    return days.because === "over"
      ? `its last day was ${inWords(days.since)}.`
      : `it is shown from ${inWords(days.from)}.`;
  }
  const noConsent = needsConsent.includes(collection) && reasonNoConsent(record, day);
  if (noConsent) return noConsent;
  return "the website’s list does not have it. Please tell whoever looks after this desk.";
}

function reasonNoConsent({ consent }: AnyRecord, day: string): string | undefined {
  const state = consentOn(day, consent, (moment) => dayIn(moment) ?? "");
  if (state.holds) return undefined;
  if (state.because === "not yet") return `the consent begins on ${inWords(state.from)}.`;
  if (state.because === "over") return `the consent ended on ${inWords(state.since)}.`;
  return "the consent note does not say who agreed and when.";
}

function reasonDraft({ publishesAt, willFail = [], failedAt }: Facts): string {
  if (publishesAt && willFail.length > 0) {
    return `it is a draft, and publishing it on ${publishesAt} will fail: ${willFail.join(" ")}`;
  }
  if (publishesAt) return `it is a draft, to be published on ${publishesAt}.`;
  if (failedAt) return `its schedule for ${failedAt} failed. Please publish it by hand.`;
  return "it is a draft that is not published yet.";
}

const needsConsent = ["albums", "birthdays", "toppers"];

/** What the website is told of, and shows nowhere. */
function reasonHidden(record: AnyRecord, collection: string): string | undefined {
  if (collection === "events" && record.category === "AcademicCalender" && !record.date) {
    return "it has no date, and the academic calendar shows nothing without one.";
  }
  if (collection === "principal-messages" && record.category !== "Principal") {
    return "only messages whose role is “Principal” are shown.";
  }
  return undefined;
}

function noteOf(record: AnyRecord, { collection, day, failedAt }: Facts): string {
  const notes: string[] = [];
  const days = shownOn(day, record);
  if (days.isShown && days.until) notes.push(`Until ${inWords(days.until)}.`);
  if (failedAt) notes.push(`Its schedule for ${failedAt} failed.`);
  if (collection === "birthdays") notes.push("Shown on the day itself.");
  if ((collection === "news" && !record.fromDate) || (collection === "events" && !record.date)) {
    notes.push("It has no date, so it comes last and only while no year is chosen.");
  }
  if (record._status !== "published") {
    notes.push("Visitors see the last published state; the changes since are a draft.");
  }
  return notes.join(" ");
}
