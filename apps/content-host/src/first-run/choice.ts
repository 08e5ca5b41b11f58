import { defaultSchool } from "@manor/contract/default-school";
import type { Payload } from "payload";
import { isHostsOwn, type SchoolId } from "../schools/known-schools.ts";

/** What the first administrator chose: to look at the sample, to begin the own school, or to see no list any more. */
export type Choice = "sample" | "own" | "hidden";

export const isChoice = (value: unknown): value is Choice =>
  value === "sample" || value === "own" || value === "hidden";

/** Nothing before anybody has chosen, with sample records or without. A school with a name of its own has begun. */
export async function readChoice(payload: Payload, school: SchoolId): Promise<Choice | undefined> {
  const chosen = await payload.kv.get<Choice>(await keyOf(payload, school));
  if (chosen) return chosen;
  const screen = { slug: "name-and-address", depth: 0, context: { school } } as const;
  const { name } = await payload.findGlobal(screen);
  const isOwn = Boolean(name) && name !== defaultSchool.identity.name;
  return isOwn ? "own" : undefined;
}

export const writeChoice = async (
  payload: Payload,
  school: SchoolId,
  choice: Choice,
): Promise<void> => payload.kv.set(await keyOf(payload, school), choice);

const keyOf = async (payload: Payload, school: SchoolId): Promise<string> =>
  (await isHostsOwn(payload, school)) ? "first-run" : `first-run ${school}`;
