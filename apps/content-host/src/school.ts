import { defaultSchool } from "@manor/contract/default-school";
import type { Payload } from "payload";

/** The id of the school with this code; at the very first start it is created. */
export async function ensureSchool(payload: Payload, code: string): Promise<number> {
  const { docs } = await payload.find({ collection: "schools", depth: 0, pagination: false });
  const found = docs.find((school) => school.code.toLowerCase() === code.toLowerCase());
  if (found) return found.id;
  const { name } = defaultSchool.identity;
  return (await payload.create({ collection: "schools", data: { name, code } })).id;
}
