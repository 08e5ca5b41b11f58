import type { Payload } from "payload";
import { learnRevision } from "./revisions.ts";

const key = "content-revisions";
const pollEvery = 2_000;

/** Only a database server can have several hosts on it; a SQLite file has exactly one process. */
export const sharesDatabase = (payload: Payload): boolean => payload.db.name !== "sqlite";

type Stored = Record<string, number>;

/** Leaves a raised revision where the other hosts on the same database will find it. */
export async function tellOtherProcesses(
  payload: Payload,
  collection: string,
  revision: number,
): Promise<void> {
  if (!sharesDatabase(payload)) return;
  const stored = (await payload.kv.get<Stored>(key)) ?? {};
  await payload.kv.set(key, { ...stored, [collection]: revision });
}

/** Hears of the other hosts' changes, every two seconds. Returns how to stop. */
export async function hearFromOtherProcesses(payload: Payload): Promise<() => void> {
  if (!sharesDatabase(payload)) return () => {};
  const hear = async () => {
    const stored = (await payload.kv.get<Stored>(key)) ?? {};
    for (const [collection, revision] of Object.entries(stored)) {
      learnRevision(collection, revision);
    }
  };
  await hear();
  const timer = setInterval(() => {
    hear().catch((error: unknown) => payload.logger.warn(`Revisions not read: ${String(error)}`));
  }, pollEvery);
  timer.unref();
  return () => clearInterval(timer);
}
