import type { Payload, PayloadRequest, TypedUser } from "payload";
import { idOf, knownSchools, type SchoolId } from "./known-schools.ts";

type Asking = Pick<PayloadRequest, "payload"> & Partial<Pick<PayloadRequest, "context" | "user">>;
type Person = TypedUser | null | undefined;

/**
 * Admins who are named at no school look after the host itself, and so after all of its schools. Of whom it is not said
 * at all, an account that was only partly read, it is not believed.
 */
export const isForAllSchools = (person: Person): boolean =>
  person?.role === "admin" && Array.isArray(person.schools) && idsIn(person.schools).length === 0;

/** The schools that an account belongs to, the oldest first. */
export async function schoolsOfPerson(payload: Payload, person: Person): Promise<SchoolId[]> {
  if (!person) return [];
  const all = (await knownSchools(payload)).map(({ id }) => id);
  if (isForAllSchools(person)) return all;
  const own = idsIn(person.schools);
  return all.filter((id) => own.includes(id));
}

/**
 * The one school that a request is about. The host's own code says it in the context; a person works for one of the
 * own schools at a time. `undefined` for whoever belongs to none.
 */
export async function schoolAt({ context, payload, user }: Asking): Promise<SchoolId | undefined> {
  const said = idOf(context?.["school"]);
  return said ?? (await schoolOfPerson(payload, user));
}

/** The school that a person works for now. */
export async function schoolOfPerson(
  payload: Payload,
  person: Person,
): Promise<SchoolId | undefined> {
  const own = await schoolsOfPerson(payload, person);
  const chosen = idOf(person?.worksFor);
  return own.find((id) => id === chosen) ?? own[0];
}

/** The school of whoever belongs to a single one. */
export async function onlySchoolOf(
  payload: Payload,
  person: Person,
): Promise<SchoolId | undefined> {
  const own = await schoolsOfPerson(payload, person);
  return own.length === 1 ? own[0] : undefined;
}

export const idsIn = (schools: unknown): SchoolId[] =>
  Array.isArray(schools) ? schools.flatMap((school) => idOf(school) ?? []) : [];
