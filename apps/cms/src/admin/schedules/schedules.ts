import type { CollectionSlug, Payload, PayloadRequest } from "payload";
import { isSignedIn, mayPublish } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import { findAll } from "../../database/find-records.ts";
import { formatDateTime, toDay } from "../../fields/dates.ts";
import { validateRecord } from "../../fields/validate-record.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { now } from "../../today.ts";
import { canSchedule, findRequestedRecord } from "../visibility/public-pages.ts";

const path = "/schedule/:collection/:id";

export const scheduleEndpoints = [
  defineEndpoint("get", path, isSignedIn, async (req) => {
    const { collection, id } = await findRequestedRecord(req, canSchedule);
    return toResponse(req, collection, id);
  }),
  defineEndpoint("post", path, mayPublish, async (req) => {
    const { collection, id, record } = await findRequestedRecord(req, canSchedule);
    const { day, time, isPublishing: isOn } = await readBody(req);
    const isPublishing = isOn !== false;
    const waitUntil = readScheduleTime(day, time, now());
    const broken = isPublishing ? await validateRecord(req, collection, record) : [];
    if (broken.length > 0) {
      throw new RefusalError("Publishing would fail: {reasons}", { reasons: broken.join(" ") });
    }
    await req.payload.jobs.queue({
      task: "schedulePublish",
      waitUntil,
      input: {
        type: isPublishing ? "publish" : "unpublish",
        // Only collections with a public page have versions and schedules.
        doc: { relationTo: collection as "news", value: Number(id) },
        user: { relationTo: "users", value: Number(req.user?.id) },
      },
    });
    await recordEvent(req, { what: "set a schedule", list: collection, record: id });
    return toResponse(req, collection, id);
  }),
  defineEndpoint("delete", `${path}/:job`, mayPublish, async (req) => {
    const { collection, id } = await findRequestedRecord(req, canSchedule);
    const job = String(req.routeParams?.job);
    const isMine = (await findSchedules(req.payload, collection, id)).some(
      (each) => each.job === job,
    );
    if (!isMine) throw new RefusalError("This schedule does not exist any more.");
    await req.payload.delete({ collection: "payload-jobs", where: { id: { equals: job } } });
    await recordEvent(req, { what: "cancelled a schedule", list: collection, record: id });
    return toResponse(req, collection, id);
  }),
];

async function toResponse(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const schedules = await findSchedules(req.payload, collection, id);
  return Response.json({
    schedules: schedules.map((schedule) => ({
      ...schedule,
      at: formatDateTime(schedule.at, req.i18n.language),
    })),
  });
}

const kolkata = "+05:30";
const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;

export function readScheduleTime(typedDay: unknown, typedTime: unknown, now: Date): Date {
  const day = toDay(typedDay);
  if (!day)
    throw new RefusalError(
      "Please enter the date as day/month/year: 05/12/2026 is 5 December 2026.",
    );
  const [, hour = "", minute] = TIME.exec(String(typedTime ?? "").trim()) ?? [];
  if (minute === undefined)
    throw new RefusalError("Please enter the time in India, for example 09:30.");
  const at = new Date(`${day}T${hour.padStart(2, "0")}:${minute}:00${kolkata}`);
  if (at <= now) throw new RefusalError("This time is in the past. Please choose a later one.");
  return at;
}

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
