import type { Payload } from "payload";
import { z } from "zod";

/** The choices in onboarding: to look around, to start an own school, or to hide the list. */
export const Choice = z.enum(["sample", "own", "hidden"]);
type Choice = z.infer<typeof Choice>;

const key = "onboarding";

/** `undefined` before a choice. */
export const readChoice = async (payload: Payload): Promise<Choice | undefined> =>
  (await payload.kv.get<Choice>(key)) ?? undefined;

/** Whether the dashboard still offers to set up an own school, below its lists. */
export const canSetUpLater = (choice: Choice | undefined): boolean => choice === "sample";

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(key, choice);
