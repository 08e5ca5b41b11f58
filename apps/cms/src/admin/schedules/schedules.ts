import type { CollectionSlug, Payload } from "payload";
import { findAll } from "../../database/find-records.ts";

export type Schedule = {
  job: string;
  collection: string;
  id: string;
  isPublishing: boolean;
  at: string;
  hasFailed: boolean;
};

export async function listSchedules(payload: Payload): Promise<Schedule[]> {
  const where = { taskSlug: { equals: "schedulePublish" }, completedAt: { exists: false } };
  const jobs = await findAll(payload, "payload-jobs", { where, sort: "waitUntil" });
  return jobs.flatMap(({ id: job, input, waitUntil, hasError }) => {
    const { type, doc } = Object(input ?? {});
    if (!doc?.relationTo || !waitUntil) return [];
    return {
      job: String(job),
      collection: String(doc.relationTo),
      id: String(doc.value),
      isPublishing: type !== "unpublish",
      at: waitUntil,
      hasFailed: hasError === true,
    };
  });
}

export async function findSchedules(
  payload: Payload,
  collection: CollectionSlug,
  id: unknown,
): Promise<Schedule[]> {
  const all = await listSchedules(payload);
  return all.filter((each) => each.collection === collection && each.id === String(id));
}
