import { createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from "payload";
import { closingOfTime } from "../../content-api/visit-times.ts";
import { bumpVersion, publishVersion } from "../../content-version/content-version.ts";
import { findAll, findOne } from "../../database/find-records.ts";
import { toTimestamp } from "../../fields/dates.ts";
import { queueOnce } from "../../payload-fixes/schedules-queued-twice.ts";
import { now, today } from "../../today.ts";
import { changeBooking, offerPlaces, timeId } from "./change-booking.ts";
import { withTimes } from "./places.ts";

const key = "visit expiries";
const ending = ["unconfirmed", "unconfirmedWaiting", "offered"];
/** `setTimeout` and the job runner are not exact; a job that ran too early would find nothing. */
const MARGIN_MS = 1_000;

/** Ends the bookings that were not confirmed and the offers that were not taken, and closes visit times. */
export const visitExpiries: TaskConfig<"visitExpiries"> = {
  slug: "visitExpiries",
  // Without retries, a failure would stop the expiries until the next booking.
  retries: { attempts: 100, backoff: { type: "fixed", delay: 60_000 } },
  handler: async ({ job, req: { payload } }) => {
    // Passes the unique key to the next job.
    await payload.db.updateJobs({ id: job.id, data: { key: null }, req: {}, returning: false });
    await endExpired(payload);
    // The response leaves out a time that has closed.
    await publishVersion("visit-times", bumpVersion("visit-times"));
    await queueVisitExpiries(payload);
    return { output: {} };
  },
};

async function endExpired(payload: Payload): Promise<void> {
  const where = { state: { in: ending }, expiresAt: { less_than_equal: now().toISOString() } };
  const expired = await findAll(payload, "visit-bookings", { where, sort: "expiresAt,id" });
  for (const booking of expired) {
    const request = await createLocalReq({}, payload);
    const id = timeId(booking);
    await withTimes(request, [id], (req) => endBooking(req, booking.id, id));
  }
}

async function endBooking(req: PayloadRequest, id: number, time: number): Promise<void> {
  // The family may have confirmed meanwhile.
  const where = {
    id: { equals: id },
    state: { in: ending },
    expiresAt: { less_than_equal: now().toISOString() },
  };
  const booking = await findOne(req.payload, "visit-bookings", where, { req });
  if (!booking) return;
  if (booking.state === "offered")
    await changeBooking(req, booking, { state: "offerEnded", expiresAt: null });
  else {
    // No e-mail to an address that was never confirmed.
    const data = { state: "expired", expiresAt: null, keyDigest: null, keySalt: null };
    const update = { collection: "visit-bookings", id, data, req, returning: false } as const;
    await req.payload.db.updateOne(update);
  }
  await offerPlaces(req, time);
}

/**
 * Sets the time of the next job: when the next booking or offer ends, or the next time closes. With `newEnd`, when only
 * this end is new, a job that is planned before it suffices.
 */
export async function queueVisitExpiries(payload: Payload, newEnd?: number): Promise<void> {
  if (newEnd !== undefined && (await isPlanned(payload, newEnd))) return;
  const at = await findNext(payload);
  if (at === undefined || (await isPlanned(payload, at))) return;
  await queueOnce(payload, { taskSlug: "visitExpiries", key }, new Date(toDueAt(at)));
}

/** `now()` may be a fixed time. */
const toDueAt = (at: number): number => Date.now() + Math.max(0, at - now().getTime()) + MARGIN_MS;

async function isPlanned(payload: Payload, at: number): Promise<boolean> {
  const select = { waitUntil: true } as const;
  const where = { key: { equals: key } };
  const [planned] = await findAll(payload, "payload-jobs", { where, select });
  return Boolean(planned?.waitUntil && Date.parse(planned.waitUntil) <= toDueAt(at));
}

async function findNext(payload: Payload): Promise<number | undefined> {
  const isEnding = { state: { in: ending }, expiresAt: { exists: true } };
  const first = await findOne(payload, "visit-bookings", isEnding, { sort: "expiresAt" });
  const where = { day: { greater_than_equal: toTimestamp(today()) } };
  const times = await findAll(payload, "visit-times", { where });
  const ends = [
    ...(first?.expiresAt ? [Date.parse(first.expiresAt)] : []),
    ...times.map(closingOfTime).flatMap((at) => (at > now() ? [at.getTime()] : [])),
  ];
  return ends.length > 0 ? Math.min(...ends) : undefined;
}
