import type { Payload } from "payload";
import type { OnboardingOrder } from "./school-details.ts";

/** The choice in onboarding: to look around, to start an own school, or to hide the list. */
type Choice = OnboardingOrder["choice"];

const key = "onboarding";

/** `undefined` before a choice. */
export const readChoice = async (payload: Payload): Promise<Choice | undefined> =>
  (await payload.kv.get<Choice>(key)) ?? undefined;

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(key, choice);
