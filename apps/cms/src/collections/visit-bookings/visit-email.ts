import { dayOf } from "@manor/content-api/calendar-day";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { beginOfTime, dayOfTime } from "../../content-api/visit-times.ts";
import { findOne } from "../../database/find-records.ts";
import type { EmailComposer } from "../../email/compose-email.ts";
import type { Email } from "../../email/send-mail.ts";
import { writeEmail } from "../../email/write-email.ts";
import { formatLongDate, formatTime } from "../../fields/dates.ts";
import type { Phrase } from "../../i18n/hindi.ts";
import type { VisitBooking } from "../../payload-types.ts";
import { emailKey, timeId } from "./change-booking.ts";
import { writeVisitFile } from "./visit-file.ts";
import { keyDigest, visitKey } from "./visit-key.ts";

type VisitEmail = {
  subject: Phrase;
  paragraphs: Phrase[];
  /** The label of the link to the booking; none when nothing can be done there. */
  button?: Phrase;
  /** The button leads to the form for another visit, not to the booking. */
  leadsToForm?: true;
  /** The calendar file, if the visit is or was in a calendar. */
  calendar?: "visit" | "cancelled";
};

const onlyNewest = "Only the link in the newest e-mail works. Do not forward it.";
const ignore = "If you did not ask for a visit, ignore this e-mail.";
const another = "You are welcome to book another time.";
const notBooked = {
  subject: "{reference}: your visit is cancelled",
  calendar: "cancelled",
} as const;

const emails: Partial<Record<VisitBooking["state"], VisitEmail>> = {
  unconfirmed: {
    subject: "{reference}: please confirm your visit to {school}",
    paragraphs: [
      "You asked for a visit: {visit}.",
      "We keep the place for 30 minutes. Open the page below and confirm your e-mail address. Otherwise the place is free again.",
      ignore,
    ],
    button: "Confirm the visit",
  },
  unconfirmedWaiting: {
    subject: "{reference}: please confirm your visit to {school}",
    paragraphs: [
      "You asked for a visit: {visit}.",
      "Every place is taken at present. Confirm your e-mail address within 30 minutes, and you are on the waiting list.",
      ignore,
    ],
    button: "Confirm the e-mail address",
  },
  booked: {
    subject: "{reference}: your visit to {school}",
    paragraphs: [
      "Your visit is booked: {visit}. People: {people}.",
      "The attached file enters it into your calendar, and replaces an earlier entry.",
      "To change or cancel the visit, open the page below.",
      onlyNewest,
    ],
    button: "Change or cancel the visit",
    calendar: "visit",
  },
  waiting: {
    subject: "{reference}: you are on the waiting list",
    paragraphs: [
      "You are on the waiting list: {visit}. People: {people}.",
      "When a place becomes free, we offer it to you by e-mail.",
      onlyNewest,
    ],
    button: "Change or cancel the visit",
    calendar: "cancelled",
  },
  offered: {
    subject: "{reference}: a place is free for your visit to {school}",
    paragraphs: [
      "A place has become free: {visit}.",
      "We keep it for you until {until}. Open the page below and accept it. After that we offer it to the next family.",
      onlyNewest,
    ],
    button: "Accept the place",
  },
  offerEnded: {
    subject: "{reference}: your offer has ended",
    paragraphs: ["We offered you a place, but you did not accept it in time: {visit}.", another],
  },
  tooLate: {
    subject: "{reference}: your visit is not booked",
    paragraphs: ["You asked for a visit: {visit}.", "This time can no longer be booked.", another],
    button: "Book another visit",
    leadsToForm: true,
  },
  cancelled: {
    ...notBooked,
    paragraphs: ["You cancelled your visit: {visit}.", another],
  },
  cancelledBySchool: {
    ...notBooked,
    paragraphs: ["We are sorry: the school had to cancel this visit: {visit}.", another],
  },
};

/**
 * To the family, in the language that it chose: the state of its booking. It has nothing that the family typed, because
 * a visitor can enter another person's address.
 */
export const visitEmail: EmailComposer = async (payload, { booking }, job) => {
  const written = booking && emails[booking.state];
  // A later change has its own e-mail.
  if (!written || !booking.email || job.key !== emailKey(booking)) return undefined;
  const time = await findOne(payload, "visit-times", { id: { equals: timeId(booking) } });
  if (!time) return undefined;
  const { reference, language, people, expiresAt } = booking;
  const when = (at: Date) => `${formatLongDate(dayOf(at), language)}, ${formatTime(at)}`;
  const visit = `${formatLongDate(dayOfTime(time), language)}, ${time.time}, ${time.kind}`;
  const until = expiresAt ? when(new Date(expiresAt)) : "";
  const href = written.button && (await getLink(payload, booking, written.leadsToForm));
  let summary = "";
  const email = await writeEmail(
    payload,
    booking.email,
    ({ t, school, phone }) => {
      const values = { reference, school, visit, until, people };
      summary = t("Visit to {school}", { school });
      return {
        subject: t(written.subject, values),
        text: [
          ...written.paragraphs.map((phrase) => t(phrase, values)),
          t("Please quote {reference} if you write or call: {phone}.", { reference, phone }),
        ].join("\n\n"),
        ...(written.button && href && { button: { label: t(written.button), href } }),
      };
    },
    language,
  );
  // Only a visit that was booked is in a calendar.
  if (!written.calendar || !booking.bookedAt) return email;
  const isCancelled = written.calendar === "cancelled";
  const file = { booking, begin: beginOfTime(time), summary, kind: time.kind, isCancelled };
  return { ...email, calendar: writeVisitFile(file) } satisfies Email;
};

const FORM = `${config.siteUrl}/admission/visit`;

/** `undefined` for the form while the school has closed it. */
async function getLink(payload: Payload, booking: VisitBooking, leadsToForm = false) {
  if (leadsToForm) {
    const { isOpen } = await payload.findGlobal({ slug: "visit-settings", depth: 0 });
    return isOpen ? FORM : undefined;
  }
  const key = visitKey(payload.secret, booking.keySalt ?? "");
  const digest = keyDigest(key);
  if (booking.keyDigest !== digest) {
    // A new secret of the CMS changes all keys.
    const update = { collection: "visit-bookings", id: booking.id, returning: false } as const;
    await payload.db.updateOne({ ...update, data: { keyDigest: digest } });
  }
  return `${FORM}/${key}`;
}
