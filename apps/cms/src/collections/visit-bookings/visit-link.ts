import { VisitLinkRequest } from "@manor/content-api/visit";
import { createLocalReq, type Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { dayOfTime } from "../../content-api/visit-times.ts";
import { findAll, findOne } from "../../database/find-records.ts";
import { live } from "../../fields/visit-states.ts";
import { takeAttempt, takeInMinute } from "../../shared-state/rate-limit.ts";
import { getStore } from "../../shared-state/value-store.ts";
import { today } from "../../today.ts";
import { changeBooking, timeId } from "./change-booking.ts";
import { withTimes } from "./places.ts";

const DAY_MS = 86_400_000;
const MAX_EMAILS_PER_DAY = 3;
const isLive = { state: { in: [...live] } };

/**
 * POST /api/admission/{school}/visit-link: sends new links to an address for its bookings; the earlier ones are dead at
 * once. Neither the reply nor its time tells whether there are any.
 */
export async function handleVisitLink(payload: Payload, request: Request): Promise<Response> {
  if (!(await takeInMinute("visit links", config.messagesPerMinute)))
    return retryLater(429, "Too many requests have arrived within a minute.", 60);
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = VisitLinkRequest.safeParse(body);
  if (!read.success)
    return problem(422, "This is not an e-mail address.", {
      errors: { email: "Enter an e-mail address" },
    });
  sendLinks(payload, read.data.email.toLowerCase()).catch((error: unknown) =>
    payload.logger.error(`Links of bookings were not sent: ${String(error)}`),
  );
  return Response.json({}, { status: 202, headers: { "cache-control": "no-store" } });
}

async function sendLinks(payload: Payload, email: string): Promise<void> {
  const where = { email: { equals: email }, ...isLive };
  for (const booking of await findAll(payload, "visit-bookings", { where, sort: "id" })) {
    const time = await findOne(payload, "visit-times", { id: { equals: timeId(booking) } });
    if (!time || dayOfTime(time) < today()) continue;
    const limit = { key: email, max: MAX_EMAILS_PER_DAY, windowMs: DAY_MS };
    if (!(await takeAttempt(getStore("visit links"), [limit], Date.now()))) return;
    const local = await createLocalReq({}, payload);
    await withTimes(local, [time.id], async (req) => {
      const same = { id: { equals: booking.id }, ...isLive };
      const current = await findOne(payload, "visit-bookings", same, { req });
      if (current) await changeBooking(req, current, {}, { hasNewKey: true });
    });
  }
}
