import type { CollectionSlug, Payload } from "payload";
import { today } from "../today.ts";
import type { SeedFiles } from "./seed.ts";

const key = "sample-content";

/** How far the sample content has come. */
export type SeedState = {
  /** The day that its dates are counted from, the same after an interruption. */
  today: string;
  files?: SeedFiles;
  done: string[];
  isComplete: boolean;
};

/**
 * The state of an earlier start, or a new one when the host is empty. `undefined` when the host
 * holds content of its own: that is never touched.
 */
export async function readState(
  payload: Payload,
  collections: readonly CollectionSlug[],
): Promise<SeedState | undefined> {
  const stored = await payload.kv.get<SeedState>(key);
  if (stored) return stored;
  for (const collection of [...collections, "media", "documents"] as const) {
    const { totalDocs } = await payload.count({ collection, trash: true });
    if (totalDocs > 0) return undefined;
  }
  return { today: today(), done: [], isComplete: false };
}

export async function writeState(payload: Payload, state: SeedState): Promise<void> {
  await payload.kv.set(key, state);
}

/**
 * For a start without sample content: what an interrupted start has left stays as it is, because
 * from now on the office may add its own records to it.
 */
export async function leaveAsItIs(payload: Payload): Promise<void> {
  const stored = await payload.kv.get<SeedState>(key);
  if (stored && !stored.isComplete) await writeState(payload, { ...stored, isComplete: true });
}
