import {
  type CollectionBeforeDeleteHook,
  type CollectionBeforeValidateHook,
  Forbidden,
  type PayloadRequest,
  ValidationError,
} from "payload";
import type { User } from "../payload-types.ts";
import { knownSchools, type SchoolId } from "../schools/known-schools.ts";
import { idsIn, isForAllSchools, schoolAt, schoolsOfPerson } from "../schools/school-at.ts";

/**
 * Where there is one school nobody has to say which. Where there are several, an account belongs to at least one, or is
 * an admin of the host; and an admin of one school neither makes, changes nor removes an account of another.
 */
export const ofOwnPeople: CollectionBeforeValidateHook<User> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  // A new password behind a link, and what the host does by itself, are no change of whom somebody belongs to.
  if (!data || !req.user || req.context["isResetting"]) return data;
  const isSelf = operation === "update" && originalDoc?.id === req.user.id;
  if (isSelf && req.user.role !== "admin") return data;
  if (operation === "update") await refuseOthers(req, originalDoc);
  const role = data.role ?? originalDoc?.role;
  const said = data.schools === undefined ? originalDoc?.schools : data.schools;
  const schools = await settled(req, role, idsIn(said));
  const own = await schoolsOfPerson(req.payload, req.user);
  const isOwn = schools.length > 0 && schools.every((id) => own.includes(id));
  if (!isOwn && !isForAllSchools(req.user)) throw new Forbidden(req.t);
  return { ...data, schools: schools as number[] };
};

async function settled(
  req: PayloadRequest,
  role: User["role"] | undefined,
  said: SchoolId[],
): Promise<SchoolId[]> {
  const known = await knownSchools(req.payload);
  const all = known.map(({ id }) => id);
  if (known.length < 2) return role === "admin" ? [] : all;
  if (said.length > 0) return said;
  if (!isForAllSchools(req.user)) {
    const current = await schoolAt(req);
    return current === undefined ? [] : [current];
  }
  if (role === "admin") return [];
  const errors = [{ path: "schools", message: "Please choose at least one school." }];
  throw new ValidationError({ collection: "users", errors, req }, req.t);
}

export const refuseToDeleteOthers: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (!req.user || isForAllSchools(req.user)) return;
  await refuseOthers(
    req,
    await req.payload.findByID({ collection: "users", id, depth: 0, disableErrors: true }),
  );
};

/** Whoever also belongs to another school is not for the admin of this one to change; everybody is for themselves. */
async function refuseOthers(
  req: PayloadRequest,
  person: Pick<User, "id" | "schools" | "role"> | null | undefined,
): Promise<void> {
  if (isForAllSchools(req.user) || person?.id === req.user?.id) return;
  const own = await schoolsOfPerson(req.payload, req.user);
  const theirs = idsIn(person?.schools);
  if (theirs.length === 0 || !theirs.every((id) => own.includes(id))) throw new Forbidden(req.t);
}
