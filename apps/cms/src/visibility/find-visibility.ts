import { type CollectionSlug, createLocalReq, type Payload } from "payload";
import { answerOf } from "../content-api/list-answer.ts";
import { brokenRules } from "../fields/broken-rules.ts";
import { inSchoolTime } from "../fields/dates.ts";
import { schedulesOf } from "../schedules/schedules.ts";
import { today } from "../today.ts";
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
  const { items } = await answerOf(payload, call);
  const isMine = items.some((item) => isItem(Object(item), record));
  // The list cannot distinguish two menus for one day: there the record itself must be published.
  const isNamed = isMine && (place.isItem === undefined || record._status === "published");
  const schedules = await schedulesOf(payload, collection, record.id);
  const next = schedules.find(({ isPublishing, hasFailed }) => isPublishing && !hasFailed);
  const failed = schedules.findLast(({ hasFailed }) => hasFailed);
  return getVisibility(record, {
    collection,
    isNamed,
    page: page(record),
    day: today(),
    language,
    publishesAt: next && inSchoolTime(next.at, language),
    failedAt: failed && inSchoolTime(failed.at, language),
    // Report a schedule that will fail as soon as it is set.
    willFail: next ? await brokenRules(await createLocalReq({}, payload), collection, record) : [],
  });
}

const hasId = (item: AnyRecord, { id }: AnyRecord): boolean => item._id === String(id);
