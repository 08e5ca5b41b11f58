import { z } from "zod";
import { looksLikeEmail } from "./check-contact.ts";
import { answerLanguages } from "./enquiry.ts";
import { checkText, cleanField as field, isGiven, isOneOf, withoutEmpty } from "./form-fields.ts";
import { VisitTime } from "./visit-settings.ts";

const maxLengths = { time: 40, class: 40, name: 200, email: 254 } as const;
export const MAX_PEOPLE = 5;

const fields = {
  /** The `_id` of a `VisitTime`. */
  time: field,
  /** How many people come, as digits. */
  people: z
    .unknown()
    .optional()
    .transform((value) => (typeof value === "number" ? String(value) : value))
    .pipe(field),
  class: field,
  name: field,
  email: field,
  /** The language of the e-mails. */
  language: field,
};

export type VisitFields = Record<keyof typeof fields, string>;
export type VisitErrors = Partial<VisitFields>;

/** Forms such as `V-7KQ2-9F`. Another website may use other characters. */
const REFERENCE = /^V-[0-9A-Z]{4}-[0-9A-Z]{2}$/;
export const isVisitReference = (text: string): boolean => REFERENCE.test(text);

/** 160 bits in base32 (RFC 4648, lower case): anyone who has the key of a booking may change it. */
const KEY = /^[a-z2-7]{32}$/;
export const isVisitKey = (text: unknown): text is string =>
  typeof text === "string" && KEY.test(text);

/** The body of POST /api/admission/{school}/visit, cleaned. */
export const VisitRequest = z
  .object({
    ...fields,
    reference: field,
    /** The website accepted it while the CMS was down: its family no longer sees a response. */
    isDelayed: z.boolean().optional(),
  })
  .superRefine((value, context) => {
    const errors: Record<string, string> = { ...checkVisit(value) };
    if (!isVisitReference(value.reference)) errors["reference"] = "The reference is invalid";
    for (const [path, message] of Object.entries(errors))
      context.addIssue({ code: "custom", path: [path], message });
  })
  .transform(({ people, language, ...visit }) => ({
    ...visit,
    people: Number(people),
    language: language === "hi" ? ("hi" as const) : ("en" as const),
  }));
export type VisitRequest = z.infer<typeof VisitRequest>;

/** The fields of the form, cleaned, and a message per invalid field. */
export function readVisitFields(typed: object): { fields: VisitFields; errors: VisitErrors } {
  const read = z.object(fields).parse({ ...typed });
  return { fields: read, errors: checkVisit(read) };
}

const isPeople = (text: string): boolean => /^\d$/.test(text) && +text >= 1 && +text <= MAX_PEOPLE;

const checkVisit = (typed: VisitFields): VisitErrors =>
  withoutEmpty({
    time: isGiven(typed.time, maxLengths.time) ? "" : "Choose a day and time",
    people: isPeople(typed.people) ? "" : "Choose how many people come",
    class: isGiven(typed.class, maxLengths.class) ? "" : "Choose a class",
    name: checkText(typed.name, "Enter your name", "Name", maxLengths.name),
    email:
      typed.email.length <= maxLengths.email && looksLikeEmail(typed.email)
        ? ""
        : "Enter an e-mail address",
    language: isOneOf(answerLanguages, typed.language) ? "" : "Choose a language",
  });

/** The reply to a `VisitRequest`. `waiting`: every place is taken, so the family waits for one. */
export const VisitReply = z.object({
  reference: z.string(),
  state: z.enum(["unconfirmed", "waiting"]),
  /** An ISO date-time. */
  received: z.string(),
});
export type VisitReply = z.infer<typeof VisitReply>;

/**
 * `unconfirmed`: the family has not yet confirmed its address; `waiting`: on the waiting list; `offered`: a place is
 * reserved until the family accepts it.
 */
export const bookingStates = ["unconfirmed", "booked", "waiting", "offered", "cancelled"] as const;
export type BookingState = (typeof bookingStates)[number];

/** The body of POST /api/admission/{school}/visit/{key}. */
export const VisitAction = z.discriminatedUnion("action", [
  z.object({ action: z.enum(["status", "open", "confirm", "accept", "cancel"]) }),
  z.object({
    action: z.literal("change"),
    /** The `_id` of another `VisitTime`. */
    time: z.string().min(1).max(maxLengths.time).optional(),
    people: z.int().min(1).max(MAX_PEOPLE).optional(),
    /** Gives up the place for one on the waiting list of a full time. */
    mayWait: z.boolean().optional(),
  }),
]);
export type VisitAction = z.infer<typeof VisitAction>;

/** The reply to the action `status`: it has no names. */
export const BookingStatus = z.object({ state: z.enum(bookingStates) });
export type BookingStatus = z.infer<typeof BookingStatus>;

/** The reply to every other action, without name and address. */
export const Booking = BookingStatus.extend({
  reference: z.string(),
  language: z.enum(answerLanguages).catch("en"),
  people: z.int().min(1).max(MAX_PEOPLE),
  class: z.string(),
  time: VisitTime,
  /** While a place is offered; an ISO date-time. */
  offeredUntil: z.iso.datetime({ offset: true }).optional(),
  /** The new key after a change; the one of the request is dead. The key of a cancelled booking stays, but changes nothing. */
  key: z.string().regex(KEY).optional(),
});
export type Booking = z.infer<typeof Booking>;

/** Why an action is refused with status 409. `full`: the other time has no place, and nothing has changed. */
export const VisitConflict = z.object({ state: z.enum([...bookingStates, "full"]) });
export type VisitConflict = z.infer<typeof VisitConflict>;

/** The body of POST /api/admission/{school}/visit-link: new links for the bookings of this address. */
export const VisitLinkRequest = z.object({
  email: field.refine((text) => text.length <= maxLengths.email && looksLikeEmail(text)),
});
export type VisitLinkRequest = z.infer<typeof VisitLinkRequest>;
