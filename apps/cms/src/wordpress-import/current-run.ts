import type { Payload } from "payload";

const key = "wordpress-import";

type Stored = { run: string; from: string; isComplete: boolean };

/** The name of this run. A run that was interrupted continues under its name, so that one undo covers all of it. */
export async function openRun(payload: Payload, from: string, now: Date): Promise<string> {
  const stored = await payload.kv.get<Stored>(key);
  if (stored && !stored.isComplete && stored.from === from) return stored.run;
  const run = now.toISOString().slice(0, 19).replace("T", "-").replaceAll(":", "");
  await payload.kv.set(key, { run, from, isComplete: false } satisfies Stored);
  return run;
}

export async function completeRun(payload: Payload, run: string, from: string): Promise<void> {
  await payload.kv.set(key, { run, from, isComplete: true } satisfies Stored);
}
