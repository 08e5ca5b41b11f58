import { type Booking, type BookingState, isVisitKey, VisitAction } from "@manor/content-api/visit";
import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { countTaken, dayOfTime, isOpenTime, toVisitTime } from "../../content-api/visit-times.ts";
import { findOne } from "../../database/find-records.ts";
import { visitStates } from "../../fields/visit-states.ts";
import type { VisitBooking, VisitTime } from "../../payload-types.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { now, today } from "../../today.ts";
import { booked, changeBooking, offerPlaces, timeId } from "./change-booking.ts";
import { takePlace, withTimes } from "./places.ts";
import { findRepeated, rememberChange } from "./repeated-change.ts";
import { keyDigest, visitKey } from "./visit-key.ts";

type Found = { booking: VisitBooking; time: VisitTime; state: BookingState };
/** The state that forbids the action, the messages of its fields, or the new key if there is one. */
type Result = { conflict: BookingState | "full" } | { errors: Record<string, string> } | Done;
type Done = { key?: string | undefined };

/** A family looks, opens and confirms, and mail scanners look too. A key cannot be guessed, so this only limits load. */
const ACTIONS_PER_MESSAGE = 10;

const gone = (): Response => problem(404, "This link is not valid any more.");
const noStore = { headers: { "cache-control": "no-store" } };

/** POST /api/admission/{school}/visit/{key}. The key is in no log: only its digest is looked up. */
export async function handleVisitKey(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  if (!isVisitKey(key)) return gone();
  if (!(await takeInMinute("visit actions", ACTIONS_PER_MESSAGE * config.messagesPerMinute)))
    return retryLater(429, "Too many requests have arrived within a minute.", 60);
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = VisitAction.safeParse(body);
  if (!read.success) return problem(422, "This action is unknown or incomplete.");
  const local = await createLocalReq({}, payload);
  const action = read.data;
  const found = await findBooking(local, keyDigest(key));
  if (!found) return repeat(local, key, action);
  if (action.action === "status") return Response.json({ state: found.state }, noStore);
  const target = action.action === "change" ? action.time : undefined;
  const times = [timeId(found.booking), ...(target ? [toId(target)] : [])];
  return withTimes(local, times, async (req) => {
    // Read again: another request may have changed it before this one had the places to itself.
    const current = await findBooking(req, keyDigest(key));
    if (!current) return repeat(req, key, action);
    const result = await act(req, current, action);
    if ("conflict" in result) return conflict(result.conflict);
    if ("errors" in result)
      return problem(422, "The visit was not changed.", { errors: result.errors });
    if (result.key) await rememberChange(key, action, result.key);
    const after = await findBooking(req, keyDigest(result.key ?? key));
    return after ? Response.json(await toBooking(req, after, result.key), noStore) : gone();
  });
}

/** The second press of the same button gets the response of the first, which has the new key. */
async function repeat(req: PayloadRequest, key: string, action: VisitAction): Promise<Response> {
  const digest = await findRepeated(key, action);
  const found = digest && (await findBooking(req, digest));
  if (!found) return gone();
  const { id } = found.booking;
  const withSalt = { collection: "visit-bookings", id, depth: 0, showHiddenFields: true } as const;
  const { keySalt } = await req.payload.findByID({ ...withSalt, req });
  const newKey = visitKey(req.payload.secret, keySalt ?? "");
  return Response.json(await toBooking(req, found, newKey), noStore);
}

const toId = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : 0);

function conflict(state: BookingState | "full"): Response {
  const body = { title: "Not possible now", status: 409, state };
  const type = { "content-type": "application/problem+json; charset=utf-8" };
  return Response.json(body, { status: 409, headers: { ...noStore.headers, ...type } });
}

/** The booking of a key; `undefined` when it is unknown, was never confirmed in time, or its day is over. */
async function findBooking(req: PayloadRequest, digest: string): Promise<Found | undefined> {
  const { payload } = req;
  const within = (await req.transactionID) ? { req } : {};
  const where = { keyDigest: { equals: digest } };
  const booking = await findOne(payload, "visit-bookings", where, within);
  if (!booking) return undefined;
  const time = await findOne(payload, "visit-times", { id: { equals: timeId(booking) } }, within);
  if (!time || dayOfTime(time) < today()) return undefined;
  const { shown } = visitStates[booking.state];
  const hasEnded = Boolean(booking.expiresAt && new Date(booking.expiresAt) <= now());
  if (!shown || (hasEnded && shown === "unconfirmed")) return undefined;
  // The job that ends it may run a little later.
  return { booking, time, state: hasEnded && shown === "offered" ? "cancelled" : shown };
}

async function act(req: PayloadRequest, found: Found, action: VisitAction): Promise<Result> {
  switch (action.action) {
    case "open":
    case "status":
      return {};
    case "confirm":
      return confirm(req, found);
    case "accept":
      return accept(req, found);
    case "cancel":
      return cancel(req, found);
    case "change":
      return change(req, found, action);
  }
}

async function confirm(req: PayloadRequest, { booking, state }: Found): Promise<Result> {
  if (state === "cancelled") return { conflict: state };
  if (state !== "unconfirmed") return {};
  const confirmedAt = now().toISOString();
  if (booking.state === "unconfirmed") {
    await changeBooking(req, booking, { ...booked(), confirmedAt });
    return {};
  }
  await changeBooking(req, booking, { state: "waiting", expiresAt: null, confirmedAt });
  await offerPlaces(req, timeId(booking));
  return {};
}

async function accept(req: PayloadRequest, { booking, state }: Found): Promise<Result> {
  if (state === "booked") return {};
  if (state !== "offered") return { conflict: state };
  await changeBooking(req, booking, booked());
  return {};
}

async function cancel(req: PayloadRequest, { booking, state }: Found): Promise<Result> {
  if (state === "cancelled") return {};
  await changeBooking(req, booking, { state: "cancelled", expiresAt: null });
  await offerPlaces(req, timeId(booking));
  return {};
}

async function change(
  req: PayloadRequest,
  { booking, time, state }: Found,
  { time: target, people = booking.people, mayWait }: Extract<VisitAction, { action: "change" }>,
): Promise<Result> {
  if (state === "cancelled" || state === "unconfirmed") return { conflict: state };
  const isSameTime = target === undefined || toId(target) === time.id;
  if (isSameTime && people === booking.people) return {};
  const tooLate = { errors: { time: "This visit can no longer be changed" } };
  if (!isOpenTime(time)) return tooLate;
  if (isSameTime)
    return { key: await changeBooking(req, booking, { people }, { hasNewKey: true }) };
  const id = toId(target);
  const other = await findOne(req.payload, "visit-times", { id: { equals: id } }, { req });
  if (!other || !isOpenTime(other))
    return { errors: { time: "This time can no longer be booked" } };
  const hasPlace = await takePlace(req, booking.id, id, "booked");
  if (!hasPlace && mayWait !== true) return { conflict: "full" };
  const waiting = { state: "waiting", expiresAt: null, waitingSince: now().toISOString() } as const;
  const changed = { people, time: id, ...(hasPlace ? booked() : waiting) };
  const key = await changeBooking(req, booking, changed, { hasNewKey: true });
  await offerPlaces(req, time.id);
  return { key };
}

/** As its family sees it: without name and address. */
async function toBooking(
  req: PayloadRequest,
  { booking, time, state }: Found,
  key: string | undefined,
): Promise<Booking> {
  const taken = await countTaken(req.payload, [time.id], req);
  const { reference, language, people, expiresAt } = booking;
  return {
    ...{ state, reference, language, people, class: booking.class },
    time: toVisitTime(time, taken(time.id) >= time.places),
    ...(state === "offered" && expiresAt && { offeredUntil: expiresAt }),
    ...(key && { key }),
  };
}
