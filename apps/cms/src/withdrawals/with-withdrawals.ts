import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionConfig,
} from "payload";
import { addHooks } from "../add-hooks.ts";
import { config } from "../config.ts";
import { consentLists } from "../fields/consent-lists.ts";
import { addressDigest } from "./address-digest.ts";
import { recordConsent, recordDeletedConsent } from "./record-consent.ts";
import { AT_ONCE, addEntries, NO_END, recordWithdrawal } from "./withdrawal-list.ts";
import { copyClaims } from "./withheld-photos.ts";

type Hooks = { afterChange: CollectionAfterChangeHook; afterDelete: CollectionAfterDeleteHook };

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
