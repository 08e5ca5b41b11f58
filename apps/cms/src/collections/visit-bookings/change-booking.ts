import type { PayloadRequest } from "payload";
import { closingOfTime, isOpenTime } from "../../content-api/visit-times.ts";
import { findOne } from "../../database/find-records.ts";
import { queueEmail } from "../../email/queue-email.ts";
import type { VisitState } from "../../fields/visit-states.ts";
import type { VisitBooking, VisitTime } from "../../payload-types.ts";
import { now } from "../../today.ts";
import { takePlace } from "./places.ts";
import { createKey } from "./visit-key.ts";

/** How long a family has to confirm its address, and to take a place that it was offered. */
export const CONFIRM_WITHIN_MS = 30 * 60_000;
const OFFER_MS = 24 * 3_600_000;

export const emailKey = ({ id, emailCount }: Pick<VisitBooking, "id" | "emailCount">): string =>
  `visit ${id} ${emailCount}`;

export const timeId = ({ time }: Pick<VisitBooking, "time">): number =>
  typeof time === "object" ? time.id : time;

type Change = Partial<
  Pick<VisitBooking, "people" | "confirmedAt" | "bookedAt" | "expiresAt" | "waitingSince">
> & { state?: VisitState; time?: number };

/**
 * Changes a booking and queues the e-mail about it, in the transaction of `withTimes`. Writes only these fields: Payload
 * would write back all of them as it read them before.
 */
export async function changeBooking(
  req: PayloadRequest,
  { id, emailCount, email }: VisitBooking,
  change: Change,
  options: { hasNewKey?: boolean } = {},
): Promise<string | undefined> {
  const { key, ...stored } = options.hasNewKey ? createKey(req.payload.secret) : {};
  const data = { ...change, ...stored, emailCount: emailCount + 1 };
  await req.payload.db.updateOne({ collection: "visit-bookings", id, data, req, returning: false });
  await queueVisitEmail(req, { id, emailCount: data.emailCount, email });
  return key;
}

export async function queueVisitEmail(
  req: PayloadRequest,
  booking: Pick<VisitBooking, "id" | "emailCount" | "email">,
): Promise<void> {
  if (!booking.email) return;
  const about = { kind: "visit", booking: booking.id, to: booking.email } as const;
  await queueEmail(req.payload, { ...about, key: emailKey(booking) }, req);
}

export const booked = (): Change => ({
  state: "booked",
  expiresAt: null,
  bookedAt: now().toISOString(),
});

/** Offers the free places of a time to those who wait longest. */
export async function offerPlaces(req: PayloadRequest, id: number): Promise<void> {
  const time = await findOne(req.payload, "visit-times", { id: { equals: id } }, { req });
  if (!time || !isOpenTime(time)) return;
  const isWaiting = { time: { equals: id }, state: { equals: "waiting" } };
  const first = { req, sort: "waitingSince,id" };
  for (;;) {
    const next = await findOne(req.payload, "visit-bookings", isWaiting, first);
    if (!next || !(await takePlace(req, next.id, id, "offered"))) return;
    await changeBooking(req, next, { state: "offered", expiresAt: endOfOffer(time) });
  }
}

const endOfOffer = (time: VisitTime): string =>
  new Date(Math.min(now().getTime() + OFFER_MS, closingOfTime(time).getTime())).toISOString();
