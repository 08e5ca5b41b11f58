import type { Payload } from "payload";

const key = "first-run";

/** What the first administrator chose: to look at the sample, to begin the own school, or to see no list any more. */
export type Choice = "sample" | "own" | "hidden";

export const isChoice = (value: unknown): value is Choice =>
  value === "sample" || value === "own" || value === "hidden";

/** Nothing before anybody has chosen. A desk that was started without the sample has its own school. */
export async function readChoice(payload: Payload): Promise<Choice | undefined> {
  const chosen = await payload.kv.get<Choice>(key);
  if (chosen) return chosen;
  return (await payload.kv.get("sample-content")) ? undefined : "own";
}

export const writeChoice = (payload: Payload, choice: Choice): Promise<void> =>
  payload.kv.set(key, choice);
