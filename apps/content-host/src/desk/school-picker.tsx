import type { ServerProps } from "payload";
import { knownSchools } from "../schools/known-schools.ts";
import { schoolOfPerson, schoolsOfPerson } from "../schools/school-at.ts";
import { PickSchool } from "./pick-school.tsx";

/** At the top, for whoever belongs to several schools: for which of them the desk is now. Nothing for everybody else. */
export async function SchoolPicker({ payload, user }: ServerProps) {
  if (!user || user.mustChangePassword) return null;
  const own = await schoolsOfPerson(payload, user);
  if (own.length < 2) return null;
  const schools = (await knownSchools(payload)).filter(({ id }) => own.includes(id));
  const current = await schoolOfPerson(payload, user);
  return (
    <PickSchool schools={schools.map(({ id, name }) => ({ id, name }))} current={String(current)} />
  );
}
