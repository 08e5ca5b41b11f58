import type { CollectionConfig } from "payload";
import { note } from "./note.ts";
import { whatHappened } from "./what-happened.ts";

type Hooks = NonNullable<CollectionConfig["hooks"]>;

/** The hooks that put every change of a collection into the trail. */
export const noting = {
  afterChange: async ({ collection, doc, operation, previousDoc, req }) => {
    // What goes over many records is one line, written when all of it is done.
    if (req.context.isImporting) return doc;
    const what = req.context.isRestoringVersion
      ? "restored an earlier version as a draft"
      : whatHappened(operation, doc, previousDoc);
    await note(req, { what, list: collection.slug, record: doc.id });
    return doc;
  },
  afterDelete: async ({ collection, id, req }) => {
    if (req.context.isImporting) return;
    await note(req, { what: "deleted for good", list: collection.slug, record: id });
  },
} satisfies { [hook in "afterChange" | "afterDelete"]: NonNullable<Hooks[hook]>[number] };

/** Log-ins and log-outs. */
export const notingLogins = {
  afterLogin: async ({ req, user }) => {
    // Somebody who changes the own password has shown the old one; he was in already.
    if (req.context.isConfirming) return;
    req.user ??= user;
    await note(req, { what: "signed in", list: "users", record: user.id });
  },
  afterLogout: async ({ req }) => {
    await note(req, { what: "signed out", list: "users", record: req.user?.id ?? "" });
  },
} satisfies { [hook in "afterLogin" | "afterLogout"]: NonNullable<Hooks[hook]>[number] };

/** One message that somebody opened; looking at the list is no reading. */
export const notingReads: NonNullable<Hooks["afterRead"]>[number] = async ({
  collection,
  doc,
  findMany,
  req,
}) => {
  if (!findMany && !req.context.isReadNoted) {
    // A screen asks several times for what it shows.
    req.context.isReadNoted = true;
    await note(req, { what: "read", list: collection.slug, record: doc.id });
  }
  return doc;
};
