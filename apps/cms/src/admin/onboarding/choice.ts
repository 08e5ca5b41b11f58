import { defaultSchool } from "@manor/content-api/default-school";
import type { Payload } from "payload";

/** The choice in onboarding: to explore the sample, to start an own school, or to hide the list. */
export type Choice = "sample" | "own" | "hidden";

const key = "onboarding";

export const isChoice = (value: unknown): value is Choice =>
  value === "sample" || value === "own" || value === "hidden";

/** `undefined` before a choice. A school with its own name has started. */
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
