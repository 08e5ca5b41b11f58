import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { config } from "../../config.ts";
import type { CalendarFile } from "../../email/send-mail.ts";
import { senderAddress } from "../../mail-settings.ts";
import type { VisitBooking } from "../../payload-types.ts";
import { now } from "../../today.ts";

type Visit = {
  booking: Pick<VisitBooking, "id" | "emailCount" | "reference">;
  begin: Date;
  summary: string;
  kind: string;
  isCancelled: boolean;
};

const HOUR_MS = 3_600_000;

/**
 * The calendar file of a booking (RFC 5545). Its UID never changes and its SEQUENCE grows with each e-mail, so that a
 * calendar replaces or removes the entry. Times are in UTC: India has no summer time.
 */
export function writeVisitFile(visit: Visit): CalendarFile {
  const { booking, begin, summary, kind, isCancelled } = visit;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = ical({ prodId: { company: "Manor", product: "CMS", language: "EN" }, method });
  calendar.createEvent({
    id: `visit-${booking.id}@${new URL(config.siteUrl).hostname}`,
    sequence: booking.emailCount,
    stamp: now(),
    start: begin,
    end: new Date(begin.getTime() + HOUR_MS),
    summary,
    description: `${kind}\n${booking.reference}`,
    organizer: { name: summary, email: senderAddress() },
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return { method, content: calendar.toString() };
}
