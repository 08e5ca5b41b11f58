import type { CollectionConfig } from "payload";
import { addHooks } from "../add-hooks.ts";
import { config } from "../config.ts";
import { addressDigest } from "./address-digest.ts";
import { getLastDay } from "./last-day.ts";
import { AT_ONCE, NO_END, recordWithdrawal, type Withdrawal } from "./withdrawal-list.ts";

type Doc = Record<string, unknown>;
type Kind = {
  /** The id of a record in the list. */
  nameOf: (doc: Doc) => Pick<Withdrawal, "kind" | "id">;
  /** Until when it may be used. */
  until: (doc: Doc) => string;
};

const consentOf = (list: string): Kind => ({
  nameOf: ({ id }) => ({ kind: "consent", id: `${list}/${id}` }),
  until: getLastDay,
});

const file: Kind = {
  nameOf: ({ filename }) => ({ kind: "file", id: String(filename) }),
  until: ({ deletedAt }) => (deletedAt ? AT_ONCE : NO_END),
};

const kinds: Record<string, Kind> = {
  albums: consentOf("albums"),
  birthdays: consentOf("birthdays"),
  toppers: consentOf("toppers"),
  staff: consentOf("staff"),
  media: file,
  documents: file,
  // Who unsubscribed, or was deleted by an admin, gets no more e-mail.
  subscribers: {
    nameOf: ({ email }) => ({ kind: "subscriber", id: addressDigest(String(email)) }),
    until: ({ confirmedAt }) => (confirmedAt ? NO_END : AT_ONCE),
  },
};

/**
 * Records withdrawals outside the database, because restoring a backup would undo them. Adds hooks to the collections
 * of pupils, files and subscribers.
 */
export function withWithdrawals(collection: CollectionConfig): CollectionConfig {
  const kind = kinds[collection.slug];
  if (!kind) return collection;
  const note = (doc: Doc, until: string, before: string | undefined) =>
    recordWithdrawal(config.dataDir, { ...kind.nameOf(doc), until, before });
  return addHooks(collection, {
    afterChange: [
      ({ doc, previousDoc, operation }) =>
        note(doc, kind.until(doc), operation === "update" ? kind.until(previousDoc) : undefined),
    ],
    afterDelete: [({ doc }) => note(doc, AT_ONCE, kind.until(doc))],
  });
}
