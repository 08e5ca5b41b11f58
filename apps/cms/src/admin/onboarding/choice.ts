import { defaultSchool } from "@manor/content-api/default-school";
import type { Payload } from "payload";
import type { OnboardingOrder } from "./school-details.ts";

/** The choice in onboarding: to explore the sample, to start an own school, or to hide the list. */
type Choice = OnboardingOrder["choice"];

const key = "onboarding";

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
