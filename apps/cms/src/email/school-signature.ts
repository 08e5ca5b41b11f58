import type { Payload } from "payload";
import { getSchool } from "../content-api/site.ts";

/** The school's name, and the footer lines that name the sender. */
export async function readSignature(payload: Payload): Promise<{ name: string; lines: string[] }> {
  const { identity } = await getSchool(payload);
  return { name: identity.name, lines: [[identity.name, ...identity.address].join(", ")] };
}
