import type { BaseDatabaseAdapter, PayloadRequest } from "payload";
import { countTaken, dayOfTime } from "../../content-api/visit-times.ts";
import { countRecords, findOne } from "../../database/find-records.ts";
import { toDay } from "../../fields/dates.ts";
import { live } from "../../fields/visit-states.ts";
import { RefusalError } from "../../i18n/refusal-error.ts";
import { inTransaction } from "../../payload-fixes/transaction-id-of-none.ts";
import type { VisitTime } from "../../payload-types.ts";
import { lockTime, setPlaces } from "../visit-bookings/places.ts";

type Values = Record<string, unknown>;
type Update = (args: Parameters<BaseDatabaseAdapter["updateOne"]>[0]) => Promise<Values | null>;

/**
 * Payload reads a visit time, runs the hooks, and later writes all fields back; on SQLite without a transaction.
 * Meanwhile families book, and the office cancels the day. So what families rely on is protected where the row is
 * written, after it is locked.
 */
export function protectBookedTimes<DB extends object>(database: DB): DB {
  const db = database as unknown as BaseDatabaseAdapter;
  const update = db.updateOne.bind(db) as Update;
  db.updateOne = (async (args) => {
    const { id, data } = args;
    // To cancel a day, the office writes one field.
    const isForm = args.collection === "visit-times" && id !== undefined && "places" in data;
    if (!isForm) return update(args);
    return inTransaction(args.req ?? {}, async (req) => {
      await lockTime(req, Number(id));
      const where = { id: { equals: id } };
      const current = await findOne(req.payload, "visit-times", where, { req });
      if (!current) return null;
      await refuseLoss(req, current, data);
      return update({ ...args, data: { ...data, isCancelled: current.isCancelled }, req });
    });
  }) as Update as typeof db.updateOne;
  return database;
}

async function refuseLoss(req: PayloadRequest, current: VisitTime, data: Values): Promise<void> {
  const { id } = current;
  const isMoved = toDay(data["day"]) !== dayOfTime(current) || data["time"] !== current.time;
  const where = { time: { equals: id }, state: { in: [...live] } };
  // Families have the day and time in their calendars.
  if (isMoved && (await countRecords(req.payload, "visit-bookings", where, { req })) > 0)
    throw new RefusalError(
      "Families have booked this time. Add another time, and cancel the day of this one.",
    );
  if (await setPlaces(req, id, Number(data["places"]))) return;
  const taken = await countTaken(req.payload, [id], req);
  throw new RefusalError("{number} places are taken, so there cannot be fewer.", {
    number: taken(id),
  });
}
