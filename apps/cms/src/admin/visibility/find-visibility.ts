import { type CollectionSlug, createLocalReq, type Payload } from "payload";
import { isSignedIn } from "../../access/access.ts";
import { defineEndpoint } from "../../access/define-endpoint.ts";
import { config } from "../../config.ts";
import { getListResponse } from "../../content-api/list-calls.ts";
import { authorLabel } from "../../fields/changed-by.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { validateRecord } from "../../fields/validate-record.ts";
import { createTranslator } from "../../i18n/translate.ts";
import { today } from "../../today.ts";
import { findSchedules } from "../schedules/schedules.ts";
import { findRequestedRecord, hasPublicPage, publicPages } from "./public-pages.ts";
import { type AnyRecord, getVisibility, type Visibility } from "./visibility.ts";

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
