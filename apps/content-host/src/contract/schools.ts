import { schoolHeader } from "@manor/contract/token";
import type { Payload } from "payload";
import { knownSchools, type SchoolId } from "../schools/known-schools.ts";

/** The ids of the schools by their code in small letters. */
export async function schoolsOf(payload: Payload): Promise<Map<string, SchoolId>> {
  return new Map((await knownSchools(payload)).map(({ code, id }) => [code.toLowerCase(), id]));
}

/** Whose albums and files are meant where the address does not say it: the asking site's own, else anybody's. */
export async function askedSchools(payload: Payload, request: Request): Promise<SchoolId[]> {
  const schools = await schoolsOf(payload);
  const code = request.headers.get(schoolHeader);
  if (code === null) return [...schools.values()];
  const school = schools.get(code.toLowerCase());
  return school === undefined ? [] : [school];
}
