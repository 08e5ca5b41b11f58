import type { CollectionSlug, Payload } from "payload";
import type { SeedFiles } from "./seed.ts";

const key = "sample-content";

export type SeedState = {
  files?: SeedFiles;
  isComplete: boolean;
};

/** `undefined` when the CMS has its own content, which is never changed. */
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
  return { isComplete: false };
}

export async function writeState(payload: Payload, state: SeedState): Promise<void> {
  await payload.kv.set(key, state);
}

/** Ends an interrupted seed for a start without sample content: from now on, editors may add records. */
export async function leaveAsItIs(payload: Payload): Promise<void> {
  const stored = await payload.kv.get<SeedState>(key);
  if (stored && !stored.isComplete) await writeState(payload, { ...stored, isComplete: true });
}
