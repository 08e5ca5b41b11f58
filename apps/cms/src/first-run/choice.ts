import { defaultSchool } from "@manor/content-api/default-school";
import type { Payload } from "payload";

/** What the first administrator chose: to look at the sample, to begin the own school, or to see no list any more. */
export type Choice = "sample" | "own" | "hidden";

const key = "first-run";

export const isChoice = (value: unknown): value is Choice =>
  value === "sample" || value === "own" || value === "hidden";

/** Undefined until a choice was made. A school with its own name has begun. */
export async function readChoice(payload: Payload): Promise<Choice | undefined> {
  const chosen = await payload.kv.get<Choice>(key);
  if (chosen) return chosen;
  const screen = { slug: "name-and-address", depth: 0 } as const;
  const { name } = await payload.findGlobal(screen);
  const isOwn = Boolean(name) && name !== defaultSchool.identity.name;
  return isOwn ? "own" : undefined;
}

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(key, choice);
