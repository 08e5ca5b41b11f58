import { createLocalReq, type Payload, type PayloadRequest } from "payload";
import { findAll, findOne } from "../../database/find-records.ts";
import { toTimestamp } from "../../fields/dates.ts";
import { live } from "../../fields/visit-states.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { now } from "../../today.ts";
import { changeBooking, offerPlaces, timeId } from "./change-booking.ts";
import { takePlace, withTimes } from "./places.ts";

const isLive = { state: { in: [...live] } };

/** Offers what is free after the office has raised the number of places, or deleted a booking. */
export async function offerFreePlaces(payload: Payload, time: number): Promise<void> {
  const request = await createLocalReq({}, payload);
  await withTimes(request, [time], (req) => offerPlaces(req, time));
}

export type WalkIn = {
  time: number;
  name: string;
  people: number;
  class: string;
  reference: string;
};

/** A family that the office enters, without e-mail: it has one of the places at once. */
export const enterFamily = (
  request: PayloadRequest,
  { time, ...family }: WalkIn,
): Promise<number> =>
  withTimes(request, [time], async (req) => {
    const at = now().toISOString();
    const { id } = await req.payload.create({
      collection: "visit-bookings",
      data: {
        ...{ ...family, time, language: "en", emailCount: 0, wasFull: false },
        ...{ state: "unconfirmedWaiting", receivedAt: at, waitingSince: at, bookedAt: at },
        idempotencyKey: `office ${family.reference} ${at}`,
      },
      depth: 0,
      req,
    });
    if (!(await takePlace(req, id, time, "booked")))
      throw new RefusalError(
        "Every place at this time is taken. Raise its number of places first.",
      );
    return id;
  });

/** The office cancels the booking of one family, which gets an e-mail. */
export async function cancelBooking(request: PayloadRequest, id: number): Promise<boolean> {
  const known = await findOne(request.payload, "visit-bookings", { id: { equals: id } });
  if (!known) return false;
  const time = timeId(known);
  return withTimes(request, [time], async (req) => {
    const where = { id: { equals: id }, ...isLive };
    const booking = await findOne(req.payload, "visit-bookings", where, { req });
    if (!booking) return false;
    await changeBooking(req, booking, { state: "cancelledBySchool", expiresAt: null });
    await offerPlaces(req, timeId(booking));
    return true;
  });
}

/** Cancels every visit time of a day. Each of its families gets one e-mail. Returns the number of families. */
export async function cancelDay(request: PayloadRequest, day: string): Promise<number> {
  const where = { day: { equals: toTimestamp(day) } };
  const times = (await findAll(request.payload, "visit-times", { where })).map(({ id }) => id);
  return withTimes(request, times, async (req) => {
    for (const id of times) {
      const data = { isCancelled: true };
      const update = { collection: "visit-times", id, data, req, returning: false } as const;
      await req.payload.db.updateOne(update);
    }
    const ofDay = { time: { in: times }, ...isLive };
    const bookings = await findAll(req.payload, "visit-bookings", { where: ofDay, req });
    for (const booking of bookings)
      await changeBooking(req, booking, { state: "cancelledBySchool", expiresAt: null });
    return bookings.length;
  });
}

/** Whether a family came. Writes only this field, because its family may change the booking at the same time. */
export async function tickCame({ payload }: PayloadRequest, id: number, came: boolean) {
  const update = { collection: "visit-bookings", id, data: { came }, returning: false } as const;
  await payload.db.updateOne(update);
}
