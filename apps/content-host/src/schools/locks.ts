import {
  type BaseDatabaseAdapter,
  type CollectionSlug,
  Forbidden,
  type PayloadRequest,
  type TypedUser,
} from "payload";
import { idOf, type SchoolId } from "./known-schools.ts";
import { schoolAt, schoolOfPerson } from "./school-at.ts";

export const locks = "payload-locked-documents";

type Lock = Record<string, unknown>;
type Database = Pick<BaseDatabaseAdapter, "payload">;

/**
 * The school in which somebody locks something: the form tells the database who it is, and not which request. Whatever
 * one may not read one cannot lock either: its own office could not save it then.
 */
export async function schoolOfLock(
  { payload }: Database,
  lock: Lock,
  req: Partial<PayloadRequest> | undefined,
): Promise<SchoolId> {
  const user = (req?.user ?? (await personOf(payload, lock))) as TypedUser;
  const school = req?.user
    ? await schoolAt({ ...req, payload })
    : await schoolOfPerson(payload, user);
  if (school === undefined || !(await mayRead(payload, user, lock["document"])))
    throw new Forbidden();
  return school;
}

/** A lock passes to whoever takes over, but never to another record or school. */
export function onlyWhoseItIs(lock: Lock): Lock {
  const { document, globalSlug, school, ...rest } = lock;
  return rest;
}

async function personOf(payload: Database["payload"], lock: Lock): Promise<object> {
  const id = idOf(Object(lock["user"]).value) ?? 0;
  const person = await payload.findByID({ collection: "users", id, depth: 0 });
  return { ...person, collection: "users" };
}

async function mayRead(payload: Database["payload"], user: TypedUser, named: unknown) {
  const { relationTo, value } = Object(named);
  if (relationTo === undefined) return true;
  const { totalDocs } = await payload.count({
    collection: relationTo as CollectionSlug,
    where: { id: { equals: idOf(value) } },
    trash: true,
    user,
    overrideAccess: false,
  });
  return totalDocs > 0;
}
