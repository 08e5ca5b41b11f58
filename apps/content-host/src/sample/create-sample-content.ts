import type { CollectionSlug, Payload } from "payload";
import { createAlbums } from "./create-albums.ts";
import { createBirthdays } from "./create-birthdays.ts";
import { createEvents } from "./create-events.ts";
import { createMenus } from "./create-menus.ts";
import { createNews } from "./create-news.ts";
import { createAnnouncements, createNotices } from "./create-notices.ts";
import { createPrincipalMessages } from "./create-principal-messages.ts";
import { createToppers } from "./create-toppers.ts";
import { createDocuments } from "./documents.ts";
import { createPictures } from "./pictures.ts";
import { prepareSample, type Sample } from "./sample.ts";
import { readState, type SampleState, writeState } from "./sample-state.ts";

type Step = {
  name: string;
  fills: readonly CollectionSlug[];
  create: (payload: Payload, sample: Sample) => Promise<void>;
};

const steps: readonly Step[] = [
  { name: "events", fills: ["events"], create: createEvents },
  { name: "news", fills: ["news"], create: createNews },
  { name: "albums", fills: ["albums"], create: createAlbums },
  { name: "toppers", fills: ["toppers"], create: createToppers },
  { name: "birthdays", fills: ["birthdays"], create: createBirthdays },
  { name: "announcements", fills: ["announcements"], create: createAnnouncements },
  { name: "notices", fills: ["notices", "online-registrations"], create: createNotices },
  { name: "principal’s messages", fills: ["principal-messages"], create: createPrincipalMessages },
  { name: "weekly menus", fills: ["weekly-menus"], create: createMenus },
];

/**
 * Fills an empty host with sample content. It goes step by step and notes each finished one: a
 * start that was killed goes on where it was, with the unfinished step done anew. Nobody can be
 * signed in meanwhile, so what lies in an unfinished step's collection is its own half work.
 */
export async function createSampleContent(payload: Payload, school: number): Promise<void> {
  const state = await readState(
    payload,
    steps.flatMap(({ fills }) => fills),
  );
  if (!state || state.isComplete) return;
  const started = performance.now();
  await writeState(payload, state);
  if (!state.files) {
    await empty(payload, ["media", "documents"]);
    state.files = {
      documents: await createDocuments(payload, school),
      pictures: await createPictures(payload, school),
    };
    await writeState(payload, state);
  }
  const sample = prepareSample({ today: state.today, school, ...state.files });
  for (const step of steps) await run(payload, state, step, sample);
  await writeState(payload, { ...state, isComplete: true });
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`Sample content: complete after ${seconds} s`);
}

async function run(payload: Payload, state: SampleState, step: Step, sample: Sample) {
  if (state.done.includes(step.name)) return;
  await empty(payload, step.fills);
  await step.create(payload, sample);
  state.done.push(step.name);
  await writeState(payload, state);
  console.log(`Sample content: ${step.name} done`);
}

async function empty(payload: Payload, collections: readonly CollectionSlug[]): Promise<void> {
  for (const collection of collections) {
    await payload.delete({ collection, where: { id: { exists: true } }, trash: true, depth: 0 });
  }
}
