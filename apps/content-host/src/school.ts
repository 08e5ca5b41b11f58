import { defaultSchool } from "@manor/contract/default-school";
import type { Payload, PayloadRequest } from "payload";
import type { School } from "./payload-types.ts";

/** The record of the school with this code, however the code is spelled. */
export async function findSchool(
  payload: Payload,
  code: string,
  req?: PayloadRequest,
): Promise<School | undefined> {
  const { docs } = await payload.find({
    collection: "schools",
    depth: 0,
    pagination: false,
    ...(req && { req }),
  });
  return docs.find((school) => school.code.toLowerCase() === code.toLowerCase());
}

/** The id of the school with this code; at the very first start it is created. */
export async function ensureSchool(payload: Payload, code: string): Promise<number> {
  const found = await findSchool(payload, code);
  if (found) return found.id;
  const { name } = defaultSchool.identity;
  return (await payload.create({ collection: "schools", data: { name, code } })).id;
}
