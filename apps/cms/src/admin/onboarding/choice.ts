import type { Payload } from "payload";
import { z } from "zod";

export const Choice = z.enum(["sample", "own", "hidden"]);
type Choice = z.infer<typeof Choice>;

const key = "onboarding";

export const readChoice = async (payload: Payload): Promise<Choice | undefined> =>
  (await payload.kv.get<Choice>(key)) ?? undefined;

export const canSetUpLater = (choice: Choice | undefined): boolean => choice === "sample";

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(key, choice);
