import { type CollectionSlug, createLocalReq, type Payload } from "payload";
import { config } from "../../config.ts";
import { getListResponse } from "../../content-api/list-response.ts";
import { formatDateTime } from "../../fields/dates.ts";
import { validateRecord } from "../../fields/validate-record.ts";
import { today } from "../../today.ts";
import { findSchedules } from "../schedules/schedules.ts";
import { hasPublicPage, publicPages } from "./public-pages.ts";
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
