import type { CollectionConfig } from "payload";
import { addHooks } from "../add-hooks.ts";
import { createDigest, unsubscribeKey } from "../collections/subscribers/keys.ts";
import { config } from "../config.ts";
import { getLastDay } from "./last-day.ts";
import { AT_ONCE, NO_END, recordWithdrawal, type Withdrawal } from "./withdrawal-list.ts";

type Named = Pick<Withdrawal, "kind" | "id">;
type Doc = Record<string, unknown>;

/** The id of a record in the list, and until when it may be used. */
const kinds: Record<string, { nameOf: (doc: Doc) => Named; until: (doc: Doc) => string }> = {
  ...Object.fromEntries(
    ["albums", "birthdays", "toppers", "staff"].map((list) => [
      list,
      {
        nameOf: ({ id }: Doc) => ({ kind: "consent" as const, id: `${list}/${id}` }),
        until: getLastDay,
      },
    ]),
  ),
  media: {
    nameOf: ({ filename }) => ({ kind: "file", id: String(filename) }),
    until: ({ deletedAt }) => (deletedAt ? AT_ONCE : NO_END),
  },
};

/**
 * Records withdrawals outside the database, because restoring a backup would undo them. Adds hooks to the collections
 * of pupils, images and subscribers.
 */
export function withWithdrawals(collection: CollectionConfig): CollectionConfig {
  const { slug } = collection;
  if (slug === "subscribers") return withLeavers(collection);
  const kind = kinds[slug];
  if (!kind) return collection;
  const { nameOf, until } = kind;
  return addHooks(collection, {
    afterChange: [
      ({ doc, previousDoc, operation }) => {
        const before = operation === "update" ? until(previousDoc) : undefined;
        recordWithdrawal(config.dataDir, { ...nameOf(doc), until: until(doc), before });
      },
    ],
    afterDelete: [
      ({ doc }) =>
        recordWithdrawal(config.dataDir, { ...nameOf(doc), until: AT_ONCE, before: until(doc) }),
    ],
  });
}

/** A subscriber who unsubscribed, or was deleted by an admin, gets no more e-mail. */
function withLeavers(collection: CollectionConfig): CollectionConfig {
  const nameOf = (secret: string, { email }: Doc): Named => ({
    kind: "subscriber",
    id: createDigest(unsubscribeKey(secret, String(email))),
  });
  const note = (secret: string, doc: Doc, until: string, before: string | undefined) =>
    recordWithdrawal(config.dataDir, { ...nameOf(secret, doc), until, before });
  return addHooks(collection, {
    afterChange: [
      ({ doc, previousDoc, req }) => {
        if (doc.confirmedAt && !previousDoc?.confirmedAt)
          note(req.payload.secret, doc, NO_END, undefined);
      },
    ],
    afterDelete: [
      ({ doc, req }) => {
        if (doc.confirmedAt) note(req.payload.secret, doc, AT_ONCE, NO_END);
      },
    ],
  });
}
