import { MAX_TIMES, type VisitTime } from "@manor/content-api";
import type { Payload, PayloadRequest } from "payload";
import { findAll } from "../database/find-records.ts";
import { toDay, toTimestamp } from "../fields/dates.ts";
import { holding } from "../fields/visit-states.ts";
import type { VisitTime as StoredTime } from "../payload-types.ts";
import { now, today } from "../today.ts";

const HOUR_MS = 3_600_000;

export const dayOfTime = ({ day }: Pick<StoredTime, "day">): string => toDay(day) ?? "";

/** When a visit begins; the school's time zone has no summer time. */
export const beginOfTime = (time: Pick<StoredTime, "day" | "time">): Date =>
  new Date(`${dayOfTime(time)}T${time.time}:00+05:30`);

export const closingOfTime = (time: Pick<StoredTime, "day" | "time" | "closesHours">): Date =>
  new Date(beginOfTime(time).getTime() - (time.closesHours ?? 0) * HOUR_MS);

/** Whether families may book, change or be offered a place at this time. */
export const isOpenTime = (time: StoredTime): boolean =>
  time.isCancelled !== true && closingOfTime(time) > now();

/** As the content API shows it. */
export const toVisitTime = (time: StoredTime, isFull: boolean): VisitTime => ({
  _id: String(time.id),
  day: dayOfTime(time),
  time: time.time,
  kind: time.kind,
  classes: time.classes ?? "",
  language: time.language,
  isFull,
  closesAt: closingOfTime(time).toISOString(),
});

/** The number of places that bookings hold, by the id of the visit time. */
export async function countTaken(
  payload: Payload,
  ids: readonly number[],
  req?: PayloadRequest,
): Promise<(id: number) => number> {
  const where = { time: { in: [...ids] }, state: { in: [...holding] } };
  const select = { time: true } as const;
  const within = req && { req };
  const bookings = await findAll(payload, "visit-bookings", { where, select, ...within });
  const taken = new Map<unknown, number>();
  for (const { time } of bookings) taken.set(time, (taken.get(time) ?? 0) + 1);
  return (id) => taken.get(id) ?? 0;
}

/** The times that families may choose, the next one first. */
export async function listOpenTimes(payload: Payload): Promise<VisitTime[]> {
  const where = { day: { greater_than_equal: toTimestamp(today()) } };
  const times = (await findAll(payload, "visit-times", { where, sort: "day,time,id" }))
    .filter(isOpenTime)
    .slice(0, MAX_TIMES);
  const taken = await countTaken(
    payload,
    times.map(({ id }) => id),
  );
  return times.map((time) => toVisitTime(time, taken(time.id) >= time.places));
}
