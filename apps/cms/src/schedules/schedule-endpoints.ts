import {
  APIError,
  type CollectionSlug,
  type Endpoint,
  Forbidden,
  type PayloadRequest,
} from "payload";
import { isSignedIn } from "../access/is-signed-in.ts";
import { mayPublish } from "../access/may-publish.ts";
import { recordEvent } from "../audit-log/record-event.ts";
import { brokenRules } from "../fields/broken-rules.ts";
import { inSchoolTime } from "../fields/dates.ts";
import { now } from "../today.ts";
import { canSchedule } from "../visibility/public-pages.ts";
import { scheduledMoment } from "./schedule-rule.ts";
import { schedulesOf } from "./schedules.ts";

const path = "/schedule/:collection/:id";

/** Reads, adds (after validation) and removes the schedules of a record. */
export const scheduleEndpoints: Endpoint[] = [
  {
    path,
    method: "get",
    handler: async (req) => {
      const { collection, id } = await askedRecord(req, isSignedIn);
      return Response.json(await told(req, collection, id));
    },
  },
  {
    path,
    method: "post",
    handler: async (req) => {
      const { collection, id, record } = await askedRecord(req);
      const asked: { day?: unknown; time?: unknown; isPublishing?: unknown } =
        (await req.json?.().catch(() => ({}))) ?? {};
      const isPublishing = asked.isPublishing !== false;
      const moment = scheduledMoment(asked.day, asked.time, now());
      if ("problem" in moment) throw new ScheduleError(moment.problem);
      const broken = isPublishing ? await brokenRules(req, collection, record) : [];
      if (broken.length > 0) {
        throw new ScheduleError(`Publishing would fail: ${broken.join(" ")}`);
      }
      await req.payload.jobs.queue({
        task: "schedulePublish",
        waitUntil: moment.at,
        input: {
          type: isPublishing ? "publish" : "unpublish",
          // What has a place on the website has versions, and no other list has either.
          doc: { relationTo: collection as "news", value: Number(id) },
          user: { relationTo: "users", value: Number(req.user?.id) },
        },
      });
      await recordEvent(req, { what: "set a schedule", list: collection, record: id });
      return Response.json(await told(req, collection, id));
    },
  },
  {
    path: `${path}/:job`,
    method: "delete",
    handler: async (req) => {
      const { collection, id } = await askedRecord(req);
      const job = String(req.routeParams?.job);
      const isMine = (await schedulesOf(req.payload, collection, id)).some(
        (each) => each.job === job,
      );
      if (!isMine) throw new ScheduleError("This schedule does not exist any more.");
      await req.payload.delete({ collection: "payload-jobs", where: { id: { equals: job } } });
      await recordEvent(req, { what: "cancelled a schedule", list: collection, record: id });
      return Response.json(await told(req, collection, id));
    },
  },
];

async function told(req: PayloadRequest, collection: CollectionSlug, id: string) {
  const schedules = await schedulesOf(req.payload, collection, id);
  return {
    schedules: schedules.map(({ job, isPublishing, at, hasFailed }) => ({
      job,
      isPublishing,
      hasFailed,
      at: inSchoolTime(at, req.i18n.language),
    })),
  };
}

/** The record of this request, for users who may publish it, or only read it. */
async function askedRecord(req: PayloadRequest, may: typeof isSignedIn = mayPublish) {
  if (!may({ req })) throw new Forbidden(req.t);
  const { collection, id } = req.routeParams ?? {};
  if (typeof collection !== "string" || typeof id !== "string" || !canSchedule(collection)) {
    throw new Forbidden(req.t);
  }
  const record = await req.payload.findByID({
    collection: collection as CollectionSlug,
    id,
    draft: true,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
  });
  // It has just been found in this list.
  return {
    collection: collection as CollectionSlug,
    id,
    record: Object(record) as Record<string, unknown>,
  };
}

class ScheduleError extends APIError {
  constructor(message: string) {
    super(message, 400, undefined, true);
    this.name = "ScheduleError";
  }
}
