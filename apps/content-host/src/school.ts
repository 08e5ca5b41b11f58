import { defaultSchool } from "@manor/contract/default-school";
import type { Payload } from "payload";
import { givenToTheirSchool } from "./migrations/given-to-their-school.ts";
import { databaseOf } from "./school-archive/tables.ts";

/** The id of the school with this code; at the very first start it is created. */
export async function ensureSchool(payload: Payload, code: string): Promise<number> {
  const { docs } = await payload.find({ collection: "schools", depth: 0, pagination: false });
  const found = docs.find((school) => school.code.toLowerCase() === code.toLowerCase());
  if (found) return found.id;
  const { name } = defaultSchool.identity;
  return (await payload.create({ collection: "schools", data: { name, code } })).id;
}

/** With one school all of the host is that school's, whatever release wrote it. */
export async function giveAllToOnlySchool(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: "schools" });
  if (totalDocs !== 1) return;
  const { drizzle, execute } = databaseOf(payload);
  for (const raw of givenToTheirSchool) await execute({ db: drizzle, raw });
}
