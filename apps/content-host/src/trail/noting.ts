import type { CollectionConfig, Payload, TypedUser } from "payload";
import { idOf, type SchoolId } from "../schools/known-schools.ts";
import { onlySchoolOf } from "../schools/school-at.ts";
import { note } from "./note.ts";
import { whatHappened } from "./what-happened.ts";

type Hooks = NonNullable<CollectionConfig["hooks"]>;

/** The hooks that put every change of a collection into the trail. */
export const noting = {
  afterChange: async ({ collection, doc, operation, previousDoc, req }) => {
    // What goes over many records is one line, written when all of it is done.
    if (req.context.isImporting) return doc;
    const what = req.context.isRestoringVersion
      ? "brought an earlier state back as a draft"
      : whatHappened(operation, doc, previousDoc);
    const list = collection.slug;
    await note(req, { what, list, record: doc.id, school: await whose(req.payload, list, doc) });
    return doc;
  },
  afterDelete: async ({ collection, doc, id, req }) => {
    if (req.context.isImporting) return;
    const [what, list] = ["deleted for good", collection.slug];
    await note(req, { what, list, record: id, school: await whose(req.payload, list, doc) });
  },
} satisfies { [hook in "afterChange" | "afterDelete"]: NonNullable<Hooks[hook]>[number] };

/** Whose admins read of it: those of the record's school, not of the one that somebody works for at the moment. */
async function whose(
  payload: Payload,
  list: string,
  doc: Record<string, unknown>,
): Promise<SchoolId | "none" | undefined> {
  if (list === "schools") return idOf(doc["id"]);
  if (list !== "users") return idOf(doc["school"]);
  // Whoever may not read it is of one school himself.
  if (!Array.isArray(doc["schools"])) return undefined;
  return (await onlySchoolOf(payload, { ...doc, collection: "users" } as TypedUser)) ?? "none";
}

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
