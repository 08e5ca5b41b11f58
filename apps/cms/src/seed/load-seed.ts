import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import { today } from "../today.ts";
import { uploadSeedFiles } from "./seed-files.ts";
import { seedSteps } from "./seed-records.ts";
import { readState, writeState } from "./seed-state.ts";

/** After a killed start, the next one repeats the records; nothing else can have written meanwhile. */
export async function loadSeed(payload: Payload): Promise<void> {
  const collections = seedSteps.map(({ collection }) => collection);
  const state = await readState(payload, collections);
  if (!state || state.isComplete) return;
  const started = performance.now();
  await writeState(payload, state);
  if (!state.files) {
    for (const collection of ["media", "documents"] as const) await empty(payload, collection);
    state.files = await uploadSeedFiles(payload);
    await writeState(payload, state);
    console.log("Sample content: files done");
  }
  const seed = { today: today(), files: state.files };
  for (const { collection, records } of seedSteps) {
    await empty(payload, collection);
    for (const record of records(seed)) {
      // Payload types the fields of a collection only for a literal slug.
      const data = {
        _status: "published",
        ...record,
      } as RequiredDataFromCollectionSlug<CollectionSlug>;
      await payload.create({ collection, data, depth: 0 });
    }
    console.log(`Sample content: ${collection} done`);
  }
  await writeState(payload, { ...state, isComplete: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Sample content: complete after ${seconds} s`);
}

const empty = (payload: Payload, collection: CollectionSlug) =>
  payload.delete({ collection, where: { id: { exists: true } }, trash: true, depth: 0 });
