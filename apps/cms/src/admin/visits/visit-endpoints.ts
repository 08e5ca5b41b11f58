import { randomUUID } from "node:crypto";
import { toReference } from "@manor/content-api";
import { MAX_PEOPLE } from "@manor/content-api/visit";
import { z } from "zod";
import { mayPublish } from "../../access/access.ts";
import { defineEndpoint, readBody } from "../../access/define-endpoint.ts";
import { recordEvent } from "../../audit-log/audit-log.ts";
import {
  cancelBooking,
  cancelDay,
  enterFamily,
  tickCame,
} from "../../collections/visit-bookings/office.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { isCalendarDay } from "./visit-days.ts";

const list = "visit-bookings";
const id = z.int().positive();
const Came = z.object({ booking: id, came: z.boolean() });
const Cancel = z.object({ booking: id });
const Day = z.object({ day: z.string().refine(isCalendarDay) });
const Family = z.object({
  time: id,
  name: z.string().trim().min(1).max(200),
  class: z.string().trim().min(1).max(40),
  people: z.coerce.number().int().min(1).max(MAX_PEOPLE),
});

const parse = <T>(schema: z.ZodType<T>, body: unknown): T => {
  const { data, success } = schema.safeParse(body);
  if (!success) throw new RefusalError("Please fill in every field.");
  return data;
};

/** What the office does on the page of a day. */
export const visitEndpoints = [
  defineEndpoint("post", "/visits/came", mayPublish, async (req) => {
    const { booking, came } = parse(Came, await readBody(req));
    await tickCame(req, booking, came);
    await recordEvent(req, { what: "ticked whether a family came", list, record: booking });
    return Response.json({});
  }),
  defineEndpoint("post", "/visits/cancel", mayPublish, async (req) => {
    const { booking } = parse(Cancel, await readBody(req));
    if (!(await cancelBooking(req, booking)))
      throw new RefusalError("This booking is cancelled already.");
    await recordEvent(req, { what: "cancelled a booking", list, record: booking });
    return Response.json({});
  }),
  defineEndpoint("post", "/visits/cancel-day", mayPublish, async (req) => {
    const { day } = parse(Day, await readBody(req));
    const number = await cancelDay(req, day);
    await recordEvent(req, {
      what: "cancelled a visit day: {number} families",
      number,
      list: "visit-times",
      record: day,
    });
    return Response.json({ number });
  }),
  defineEndpoint("post", "/visits/family", mayPublish, async (req) => {
    const family = parse(Family, await readBody(req));
    const reference = toReference(randomUUID().replaceAll("-", ""), "V");
    const booking = await enterFamily(req, { ...family, reference });
    await recordEvent(req, { what: "created", list, record: booking });
    return Response.json({ reference });
  }),
];
