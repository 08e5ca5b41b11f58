import { z } from "zod";
import { calendarDay, text, textList } from "./fields.ts";
import { line } from "./school/fields.ts";

const noticeText = line(300);

/** The privacy notice at a form about admission. */
export const formNotice = z.object({ english: noticeText, hindi: noticeText });

/** How many times the call lists at most. */
export const MAX_TIMES = 200;

/** A day and time for visits that the office offers. The number of places is not public. */
export const VisitTime = z.object({
  _id: text.pipe(z.string().min(1).max(40)),
  day: calendarDay.pipe(z.string().min(1)),
  /** `10:00`, in Asia/Kolkata. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  /** Such as "Tour of the school". */
  kind: text.pipe(z.string().min(1).max(80)),
  /** For which classes, such as "IV to VI"; "" for all. */
  classes: text.pipe(z.string().max(80)),
  /** The language of the visit. */
  language: z.enum(["en", "hi"]).catch("en"),
  /** Every place is taken: a family can only wait for one. */
  isFull: z.boolean().catch(false),
  /** From then on it can be neither booked nor changed; an ISO date-time. */
  closesAt: z.iso.datetime({ offset: true }),
});
export type VisitTime = z.infer<typeof VisitTime>;

/** When families may visit; beyond the specification. */
export const VisitSettings = z.object({
  /** The privacy notice at the form. */
  notice: formNotice,
  /** The classes that the form offers. */
  classes: textList.pipe(z.array(z.string()).min(1).max(30)),
  /** The times that are not yet closed, sorted; may be empty. A time of another shape is left out. */
  times: z
    .array(z.unknown())
    .catch([])
    .transform((times) =>
      times
        .flatMap((time) => VisitTime.safeParse(time).data ?? [])
        .toSorted((a, b) => (`${a.day} ${a.time}` < `${b.day} ${b.time}` ? -1 : 1))
        .slice(0, MAX_TIMES),
    ),
});
export type VisitSettings = z.infer<typeof VisitSettings>;
