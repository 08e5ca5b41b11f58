import type { CollectionSlug, Payload, RequiredDataFromCollectionSlug } from "payload";
import type { SeedRecord } from "./seed.ts";
import { uploadSeedFiles } from "./seed-files.ts";
import { seedSteps } from "./seed-records.ts";
import { readState, writeState } from "./seed-state.ts";

/**
 * Fills an empty CMS with the sample content of `seed/`. Progress is stored after each step: a killed start continues
 * and repeats the unfinished step. Nothing else can write meanwhile, so all records of that step's collections come
 * from it.
 */
export async function loadSeed(payload: Payload): Promise<void> {
  const state = await readState(
    payload,
    seedSteps.flatMap(({ fills }) => fills),
  );
  if (!state || state.isComplete) return;
  const started = performance.now();
  await writeState(payload, state);
  if (!state.files) {
    await empty(payload, ["media", "documents"]);
    state.files = await uploadSeedFiles(payload);
    await writeState(payload, state);
    console.log("Sample content: files done");
  }
  const { today, files } = state;
  for (const { name, fills, records } of seedSteps) {
    if (state.done.includes(name)) continue;
    await empty(payload, fills);
    for (const record of records({ today, files })) await create(payload, record);
    state.done.push(name);
    await writeState(payload, state);
    console.log(`Sample content: ${name} done`);
  }
  await writeState(payload, { ...state, isComplete: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Sample content: complete after ${seconds} s`);
}

async function create(payload: Payload, { collection, data, isDraft }: SeedRecord) {
  // Payload types the fields of a collection only for a literal slug.
  const whole = {
    ...data,
    _status: isDraft ? "draft" : "published",
  } as RequiredDataFromCollectionSlug<CollectionSlug>;
  await payload.create({ collection, data: whole, depth: 0 });
}

async function empty(payload: Payload, collections: readonly CollectionSlug[]): Promise<void> {
  for (const collection of collections) {
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, depth: 0 });
  }
}
