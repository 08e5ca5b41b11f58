import { type VisitReply, VisitRequest } from "@manor/content-api/visit";
import { createLocalReq, type Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater, toFieldMessages } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { findShownNotice, readSettingsNotice } from "../../content-api/shown-notice.ts";
import { isOpenTime } from "../../content-api/visit-times.ts";
import { findOne } from "../../database/find-records.ts";
import { isOneAddress } from "../../email/send-mail.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import { sendsMail } from "../../mail-settings.ts";
import type { VisitBooking } from "../../payload-types.ts";
import { takeAttempt, takeInMinute } from "../../shared-state/rate-limit.ts";
import { getStore } from "../../shared-state/value-store.ts";
import { now } from "../../today.ts";
import { storeOnce } from "../contact-messages/store-once.ts";
import { CONFIRM_WITHIN_MS, queueVisitEmail } from "./change-booking.ts";
import { queueVisitExpiries } from "./expiries.ts";
import { takePlace, withTimes } from "./places.ts";
import { createKey } from "./visit-key.ts";

const DAY_MS = 86_400_000;
/** A visitor can enter another person's address. */
const MAX_PER_ADDRESS = 5;

/**
 * POST /api/admission/{school}/visit. The reply is sent only when the booking is on the disk. The limits are a total,
 * and one for each e-mail address: many families share the network address of a mobile network.
 */
export async function handleVisit(payload: Payload, request: Request): Promise<Response> {
  if (!sendsMail()) return problem(404, "This school takes no bookings.");
  if (!(await takeInMinute("visits", config.messagesPerMinute)))
    return retryLater(429, "Too many bookings have arrived within a minute.", 60);
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = VisitRequest.safeParse(body);
  if (!read.success) return refuse(toFieldMessages(read.error));
  const email = read.data.email.toLowerCase();
  if (!isOneAddress(email)) return refuse({ email: "Enter an e-mail address" });
  const stored = await storeOnce(payload, request, "visit-bookings", async (idempotencyKey) => {
    const notice = await findShownNotice(request, readSettingsNotice(payload, "visit-settings"));
    return book(payload, { ...read.data, email }, { ...notice, idempotencyKey });
  });
  if (stored instanceof Response) return stored;
  // The family presses again after its request came too late.
  if (stored.state === "tooLate" && !read.data.isDelayed) return refuse(closed);
  const reply: VisitReply = {
    reference: stored.reference,
    state: stored.wasFull ? "waiting" : "unconfirmed",
    received: stored.receivedAt,
  };
  return Response.json(reply, { status: 201, headers: { "cache-control": "no-store" } });
}

const refuse = (errors: Record<string, string>): Response =>
  problem(422, "The visit was not booked. Please correct the fields.", { errors });

const closed = { time: "This time can no longer be booked" };

async function book(
  payload: Payload,
  { isDelayed, ...visit }: VisitRequest,
  more: ShownNotice & { idempotencyKey: string },
): Promise<VisitBooking | Response> {
  const request = await createLocalReq({}, payload);
  const time = /^\d{1,9}$/.test(visit.time) ? Number(visit.time) : 0;
  const booking = await withTimes(request, [time], async (req) => {
    // A simultaneous request with the same key may have stored it: it must not count for the limit again.
    const same = { idempotencyKey: { equals: more.idempotencyKey } };
    const stored = await findOne(payload, "visit-bookings", same, { req });
    if (stored) return stored;
    const found = await findOne(payload, "visit-times", { id: { equals: time } }, { req });
    const select = { isOpen: true } as const;
    const { isOpen } = await payload.findGlobal({ slug: "visit-settings", depth: 0, select, req });
    const isTooLate = !isOpen || !found || !isOpenTime(found);
    // Without a visit time there is nothing to name in an e-mail.
    if (isTooLate && !(isDelayed && found)) return refuse(closed);
    const limit = { key: visit.email, max: MAX_PER_ADDRESS, windowMs: DAY_MS };
    if (!(await takeAttempt(getStore("visits of an address"), [limit], Date.now())))
      return retryLater(429, "Too many bookings for this e-mail address.", 3_600);
    const data = { ...visit, time, ...more, receivedAt: now().toISOString() };
    const created = await payload.create({
      collection: "visit-bookings",
      data: { ...data, ...(isTooLate ? tooLate : newBooking(payload.secret)) },
      depth: 0,
      req,
    });
    const hasPlace = !isTooLate && (await takePlace(req, created.id, time, "unconfirmed"));
    if (hasPlace) {
      const { id } = created;
      const data = { wasFull: false };
      const update = { collection: "visit-bookings", id, data, req, returning: false } as const;
      await payload.db.updateOne(update);
    }
    await queueVisitEmail(req, created);
    return { ...created, wasFull: !hasPlace };
  });
  if (booking instanceof Response || !booking.expiresAt) return booking;
  // The next start and the next booking queue it too.
  queueVisitExpiries(payload, Date.parse(booking.expiresAt)).catch((error: unknown) =>
    payload.logger.error(`The end of a booking was not queued: ${String(error)}`),
  );
  return booking;
}

const tooLate = { state: "tooLate", emailCount: 0 } as const;

/** On the waiting list until it takes a place. */
function newBooking(secret: string) {
  const { keySalt, keyDigest } = createKey(secret);
  const waitingSince = now().toISOString();
  const expiresAt = new Date(now().getTime() + CONFIRM_WITHIN_MS).toISOString();
  const state = "unconfirmedWaiting" as const;
  return { keySalt, keyDigest, emailCount: 0, state, wasFull: true, waitingSince, expiresAt };
}
