import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
  Payload,
  PayloadRequest,
} from "payload";
import { addHooks } from "../add-hooks.ts";
import { config } from "../config.ts";
import { findAll, findOne } from "../database/find-records.ts";
import {
  type ConsentList,
  type ConsentRecord,
  consentLists,
  listPhotos,
} from "../fields/consent.ts";
import { consentOn, isConsentFor, type Part } from "../fields/consent-rule.ts";
import { toDay } from "../fields/dates.ts";
import { addressDigest } from "./address-digest.ts";
import {
  AT_ONCE,
  addEntries,
  copyClaims,
  NO_END,
  recordClaims,
  recordWithdrawal,
} from "./withdrawal-list.ts";

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook };

/** Records until when the consent of a changed record allows the record and its photographs. */
const recordConsent =
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
const recordDeletedConsent =
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

/** The last day on which consent lets the website show a part of a record: a day, AT_ONCE or NO_END. */
export function getLastDay(
  list: ConsentList,
  part: Part,
  { consent, deletedAt }: ConsentRecord,
): string {
  if (deletedAt || !isConsentFor(list, part, consent?.purposes)) return AT_ONCE;
  const from = toDay(consent?.on) ?? "";
  const state = consentOn(from, consent);
  if (state.isValid) return state.until || NO_END;
  return state.reason === "over" ? state.since : AT_ONCE;
}

export const getFirstLastDay = (
  list: ConsentList,
  part: Part,
  versions: readonly ConsentRecord[],
): string => versions.map((version) => getLastDay(list, part, version)).sort()[0] ?? AT_ONCE;

/** A file in the trash, and the former file of a cropped, covered or replaced one. */
const files: Hooks = {
  afterChange: ({ doc, previousDoc, operation }) => {
    const isUpdate = operation === "update";
    const before = isUpdate ? untilTrash(previousDoc) : undefined;
    recordWithdrawal(config.dataDir, { ...toFile(doc), until: untilTrash(doc), before });
    if (!isUpdate || previousDoc.filename === doc.filename) return;
    addEntries(config.dataDir, [{ ...toFile(previousDoc), until: AT_ONCE }]);
    copyClaims(config.dataDir, previousDoc.filename, doc.filename);
  },
  afterDelete: ({ doc }) =>
    recordWithdrawal(config.dataDir, { ...toFile(doc), until: AT_ONCE, before: untilTrash(doc) }),
};
const toFile = ({ filename }: { filename?: unknown }) =>
  ({ kind: "file", id: String(filename) }) as const;
const untilTrash = ({ deletedAt }: { deletedAt?: unknown }) => (deletedAt ? AT_ONCE : NO_END);

/** Who unsubscribed, or was deleted by an admin, gets no more e-mail. */
const subscribers: Hooks = {
  afterChange: ({ doc, previousDoc, operation }) => {
    const before = operation === "update" ? untilLeft(previousDoc) : undefined;
    recordWithdrawal(config.dataDir, { ...toSubscriber(doc), until: untilLeft(doc), before });
  },
  afterDelete: ({ doc }) =>
    recordWithdrawal(config.dataDir, {
      ...toSubscriber(doc),
      until: AT_ONCE,
      before: untilLeft(doc),
    }),
};
const toSubscriber = ({ email }: { email?: unknown }) =>
  ({ kind: "subscriber", id: addressDigest(String(email)) }) as const;
const untilLeft = ({ confirmedAt }: { confirmedAt?: unknown }) => (confirmedAt ? NO_END : AT_ONCE);

const hooks: Record<string, Hooks> = {
  ...Object.fromEntries(
    consentLists.map((list) => [
      list,
      { afterChange: recordConsent(list), afterDelete: recordDeletedConsent(list) },
    ]),
  ),
  media: files,
  documents: files,
  subscribers,
};

/** Outside the database, because restoring a backup would undo withdrawals. */
export function withWithdrawals(collection: CollectionConfig): CollectionConfig {
  const added = hooks[collection.slug];
  if (!added) return collection;
  return addHooks(collection, {
    afterChange: [added.afterChange],
    afterDelete: [added.afterDelete],
  });
}
