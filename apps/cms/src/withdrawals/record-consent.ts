import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  Payload,
  PayloadRequest,
} from "payload";
import { config } from "../config.ts";
import { findAll, findOne } from "../database/find-records.ts";
import { type ConsentList, type ConsentRecord, listPhotos } from "../fields/consent-lists.ts";
import { getFirstLastDay, getLastDay } from "./last-day.ts";
import { AT_ONCE, recordWithdrawal } from "./withdrawal-list.ts";
import { recordClaims } from "./withheld-photos.ts";

/** Records until when the consent of a changed record allows the record and its photographs. */
export const recordConsent =
  (list: ConsentList): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, operation, req }) => {
    const isUpdate = operation === "update";
    const versions: ConsentRecord[] = [doc];
    // Giving consent in a draft has no effect before it is published.
    if (isUpdate && doc._status === "draft")
      versions.push(...(await findPublished(req, list, doc.id)));
    recordWithdrawal(config.dataDir, {
      kind: "consent",
      id: `${list}/${doc.id}`,
      until: getFirstLastDay(list, "record", versions),
      before: isUpdate ? getLastDay(list, "record", previousDoc) : undefined,
    });
    const record = `${list}/${doc.id}`;
    const until = getFirstLastDay(list, "photos", versions);
    const shown = await findNames(req.payload, list, versions, req);
    if (isUpdate) {
      const former = await findNames(req.payload, list, [previousDoc], req);
      const removed = former.filter((name) => !shown.includes(name));
      const lastDay = getFirstLastDay(list, "photos", [...versions, previousDoc]);
      if (removed.length > 0) recordClaims(config.dataDir, record, removed, lastDay);
    }
    recordClaims(config.dataDir, record, shown, until);
  };

/** The photographs of a deleted record stay off the website: its consent is deleted, too. */
export const recordDeletedConsent =
  (list: ConsentList): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    const id = `${list}/${doc.id}`;
    const before = getLastDay(list, "record", doc);
    recordWithdrawal(config.dataDir, { kind: "consent", id, until: AT_ONCE, before });
    recordClaims(config.dataDir, id, await findNames(req.payload, list, [doc], req), AT_ONCE);
  };

async function findPublished(
  req: PayloadRequest,
  list: ConsentList,
  id: number | string,
): Promise<ConsentRecord[]> {
  const where = { id: { equals: id }, _status: { equals: "published" } };
  const published = await findOne(req.payload, list, where, { req });
  return published ? [published] : [];
}

/** The stored names of the photographs of these versions, also of those in the trash. */
async function findNames(
  payload: Payload,
  list: ConsentList,
  versions: readonly object[],
  req?: PayloadRequest,
): Promise<string[]> {
  const ids = versions.flatMap((version) => listPhotos(list, version));
  if (ids.length === 0) return [];
  const where = { id: { in: [...new Set(ids)] } };
  const options = { where, trash: true, select: { filename: true }, ...(req && { req }) } as const;
  const photos = await findAll(payload, "media", options);
  return photos.flatMap(({ filename }) => filename ?? []);
}
