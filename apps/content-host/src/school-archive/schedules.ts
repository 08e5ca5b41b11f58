import { createReadStream } from "node:fs";
import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Payload, PayloadRequest, Where } from "payload";
import { z } from "zod";
import { isPartOfSchool } from "./belongs.ts";
import { NotTakenError } from "./check-row.ts";

/** Where they stand beside the tables. No table of the school is called so. */
export const schedulesFile = "schedules.jsonl";

const placeIn = (folder: string): string =>
  join(/*turbopackIgnore: true*/ folder, "rows", schedulesFile);

const schedule = z.strictObject({
  /** The list of the record, or the screen. */
  of: z.string().refine(isPartOfSchool),
  /** Not there for a screen, of which there is one. */
  record: z.int().positive().optional(),
  isPublishing: z.boolean(),
  at: z.iso.datetime(),
});

type Schedule = z.infer<typeof schedule>;

/** What the clock has still to do. */
const pending: Where = {
  and: [{ taskSlug: { equals: "schedulePublish" } }, { completedAt: { exists: false } }],
};

/** Writes what the clock is to publish and to take down, whoever said so. What has failed stays behind. */
export async function writeSchedules(
  payload: Payload,
  folder: string,
  req: PayloadRequest,
): Promise<void> {
  const { docs } = await payload.find({
    collection: "payload-jobs",
    where: pending,
    sort: "id",
    depth: 0,
    pagination: false,
    req,
  });
  const lines = docs.flatMap(({ input, waitUntil, hasError }) => {
    const { type, doc, global } = Object(input ?? {});
    const found = schedule.safeParse({
      of: doc?.relationTo ?? global,
      ...(doc && { record: Number(doc.value) }),
      isPublishing: type !== "unpublish",
      at: waitUntil && new Date(waitUntil).toISOString(),
    });
    return found.success && !hasError ? [`${JSON.stringify(found.data)}\n`] : [];
  });
  await writeFile(placeIn(folder), lines.join(""));
}

/** The schedules of an unpacked archive; none of one that was made before there were any. Throws NotTakenError. */
export async function readSchedules(folder: string): Promise<Schedule[]> {
  const place = placeIn(folder);
  if (!(await stat(place).catch(() => undefined))) return [];
  const read: Schedule[] = [];
  for await (const line of createInterface({ input: createReadStream(place) })) {
    const found = schedule.safeParse(parse(line));
    if (!found.success) throw new NotTakenError("one of its schedules cannot be read");
    read.push(found.data);
  }
  return read;
}

/**
 * Puts them in the place of those of this desk, whose records are gone. Accounts do not travel: the clock does them in
 * the name of the desk's first administrator, and for the school of the archive even when he works for another by then.
 */
export async function replaceSchedules(
  req: PayloadRequest,
  schedules: readonly Schedule[],
  school: number | undefined,
): Promise<void> {
  const { payload } = req;
  await payload.delete({ collection: "payload-jobs", where: pending, depth: 0, req });
  const { docs } = await payload.find({
    collection: "users",
    where: { role: { equals: "admin" } },
    sort: "id",
    limit: 1,
    depth: 0,
    req,
  });
  for (const { of, record, isPublishing, at } of schedules)
    await payload.jobs.queue({
      task: "schedulePublish",
      waitUntil: new Date(at),
      input: {
        type: isPublishing ? "publish" : "unpublish",
        // What is part of the school is one or the other.
        ...(record === undefined
          ? { global: of as "links", school: school ?? null }
          : { doc: { relationTo: of as "news", value: record } }),
        ...(docs[0] && { user: { relationTo: "users" as const, value: docs[0].id } }),
      },
      req,
    });
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
