import type { Payload } from "payload";
import { changeInDatabase } from "../processes/change-in-database.ts";
import { sharedPool } from "../processes/shared-pool.ts";
import { learnRevision, newerThan, raiseRevision } from "./revisions.ts";

const key = "content-revisions";
const pollEvery = 2_000;

type Stored = Record<string, number>;

/** Publishes a new version to the other processes on the same database. */
export async function tellOtherProcesses(collection: string, revision: number): Promise<void> {
  const pool = sharedPool();
  if (!pool) return;
  // Two processes may do so at once, and neither change may be lost.
  await changeInDatabase<Stored, void>(pool, [key], ([stored]) => {
    const newest = Math.max(stored?.[collection] ?? 0, revision);
    return { values: [{ ...stored, [collection]: newest }], result: undefined };
  });
}

/** Reads the other processes' versions every two seconds. Returns a function that stops it. */
export async function hearFromOtherProcesses(payload: Payload): Promise<() => void> {
  if (!sharedPool()) return () => {};
  const hear = async () => {
    const stored = (await payload.kv.get<Stored>(key)) ?? {};
    for (const [collection, revision] of Object.entries(stored)) {
      learnRevision(collection, revision);
    }
    // Versions that could not be published when they changed.
    for (const [collection, revision] of newerThan(stored))
      await tellOtherProcesses(collection, revision);
  };
  await hear();
  // A change saved while the process was killed was not published.
  raiseRevision("start");
  const timer = setInterval(() => {
    hear().catch((error: unknown) => payload.logger.warn(`Revisions not read: ${String(error)}`));
  }, pollEvery);
  timer.unref();
  return () => clearInterval(timer);
}
