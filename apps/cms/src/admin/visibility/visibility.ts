import { isCurrent } from "@manor/content-api/is-current";
import { type CollectionSlug, createLocalReq, type Payload } from "payload";
import { isSignedIn } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { config } from "../../config.ts";
import { getListResponse } from "../../content-api/list-calls.ts";
import {
  type ConsentNote,
  consentOn,
  isConsentFor,
  needingConsent,
} from "../../fields/consent-rule.ts";
import { type ShownDays, shownOn } from "../../fields/date-fields.ts";
import { formatDate, formatDateTime } from "../../fields/dates.ts";
import { authorLabel } from "../../fields/record-fields.ts";
import { validateRecord } from "../../fields/validate-record.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { findSchedules } from "../schedules/schedules.ts";
import { findRequestedRecord, hasPublicPage, publicPages } from "./public-pages.ts";

/** The visibility of a record, given its latest version. `undefined` for a collection without a public page. */
export async function findVisibility(
  payload: Payload,
  collection: CollectionSlug,
  record: AnyRecord,
  language?: string,
): Promise<Visibility | undefined> {
  const place = hasPublicPage(collection) ? publicPages[collection] : undefined;
  if (!place) return undefined;
  const { call, page, isItem = hasId } = place;
  const { items } = await getListResponse(payload, call);
  const isMine = items.some((item) => isItem(Object(item), record));
  // The list cannot distinguish two menus for one day: there the record itself must be published.
  const isNamed = isMine && (place.isItem === undefined || record._status === "published");
  const schedules = await findSchedules(payload, collection, record.id);
  const next = schedules.find(({ isPublishing, hasFailed }) => isPublishing && !hasFailed);
  const failed = schedules.findLast(({ hasFailed }) => hasFailed);
  return getVisibility(record, {
    collection,
    isNamed,
    url: config.siteUrl + page(record),
    day: today(),
    language,
    publishesAt: next && formatDateTime(next.at, language),
    failedAt: failed && formatDateTime(failed.at, language),
    // Report a schedule that will fail as soon as it is set.
    willFail: next
      ? await validateRecord(await createLocalReq({}, payload), collection, record)
      : [],
  });
}

const hasId = (item: AnyRecord, { id }: AnyRecord): boolean => item._id === String(id);

export const visibilityEndpoint = defineEndpoint(
  "get",
  "/visibility/:collection/:id",
  isSignedIn,
  async (req) => {
    const { collection, record } = await findRequestedRecord(req, hasPublicPage, true);
    const { language } = req.i18n;
    const visibility = await findVisibility(req.payload, collection, record, language);
    const { changedBy, updatedAt }: { changedBy?: string; updatedAt?: string } = record;
    const saved = updatedAt && savedBy(updatedAt, changedBy, language);
    return Response.json({ visibility, saved });
  },
);

function savedBy(updatedAt: string, name: string | undefined, language: string): string {
  const date = formatDateTime(updatedAt, language);
  if (!name) return date;
  const t = createTranslator(language);
  return t("{time}, by {name}", { time: date, name: authorLabel(t, name) });
}

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
