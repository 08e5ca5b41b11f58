import type { IncomingMessage } from "node:http";
import {
  type Client,
  readVisitFields,
  toReference,
  type VisitFields,
  VisitLinkRequest,
} from "@manor/content-api";
import { readNoticeVersion } from "@manor/content-api/notice-version";
import type { School } from "@manor/content-api/school";
import type { Clock } from "../../content/clock.ts";
import type { Log } from "../../content/log.ts";
import type { LinkResult, VisitResult } from "../../model/message-results.ts";
import { listOpenTimes } from "../../model/visits/open-times.ts";
import { createBookings } from "./bookings.ts";
import { getErrorName } from "./delivery.ts";
import { type Guard, getText, isFromBot } from "./guard.ts";
import { type MessageHandler, toKey } from "./message-handler.ts";

type Options = {
  send: MessageHandler["send"];
  client: Pick<Client, "getVisitStatus" | "changeVisit" | "sendVisitLink">;
  clock: Pick<Clock, "now">;
  getSchool: () => Pick<School, "visits">;
  guard: Pick<Guard, "countVisit" | "countVisitLink">;
  log: Log;
};

export type Visits = ReturnType<typeof createVisits>;

/**
 * Within 30 minutes the same request is the same booking, so that pressing the button twice makes one. An address must
 * be confirmed in the same time, so that a family that did not can book again.
 */
const toPeriod = (now: Date): number => Math.floor(now.getTime() / (30 * 60_000));

/** Visits to the school: booking like an enquiry, and changing a booking by its key. */
export function createVisits({ send, client, clock, getSchool, guard, log }: Options) {
  async function book(
    typed: object,
    previous: string,
    incoming?: IncomingMessage,
  ): Promise<VisitResult> {
    const { visits } = getSchool();
    if (!visits) return { outcome: "closed", status: 404 };
    const { fields, errors } = readVisitFields(typed);
    if (!visits.classes.includes(fields.class)) errors.class = "Choose a class";
    const isOpen = listOpenTimes(visits, clock.now()).some(({ _id }) => _id === fields.time);
    if (!isOpen) errors.time ??= "This time can no longer be booked";
    if (Object.keys(errors).length > 0) return { outcome: "invalid", status: 422, fields, errors };
    if (isFromBot(typed)) return { outcome: "refused", status: 403, fields };
    const retryAfter = guard.countVisit(incoming, fields.email);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter, fields };
    const notice = readNoticeVersion(getText(typed, "notice"));
    return request(
      toKey(["visit", fields, toPeriod(clock.now()), previous]),
      fields,
      notice,
      incoming,
    );
  }

  async function request(
    key: string,
    fields: VisitFields,
    notice: string,
    incoming: IncomingMessage | undefined,
  ): Promise<VisitResult> {
    const reference = toReference(key, "V");
    const language = fields.language === "hi" ? "hi" : "en";
    const visit = { ...fields, people: Number(fields.people), language, reference } as const;
    const sent = await send({ key, visit, notice }, incoming);
    if (sent.outcome !== "refused") {
      const state = sent.outcome === "sent" && sent.reply ? sent.reply.state : "requested";
      return { outcome: "accepted", receipt: { reference, state }, fields };
    }
    const { status, errors } = sent;
    if (errors) return { outcome: "invalid", status: 422, fields, errors };
    if (status === 429) return { outcome: "limited", status, retryAfter: 60, fields };
    return { outcome: "refused", status, fields };
  }

  /** The response never shows whether the address has a booking. */
  async function sendLink(typed: object, incoming?: IncomingMessage): Promise<LinkResult> {
    if (!getSchool().visits) return { outcome: "closed", status: 404 };
    const email = getText(typed, "email").trim();
    const fields = { email };
    const errors = { email: "Enter an e-mail address" };
    if (!VisitLinkRequest.safeParse(fields).success)
      return { outcome: "invalid", status: 422, fields, errors };
    if (isFromBot(typed)) return { outcome: "refused", status: 403, fields };
    const retryAfter = guard.countVisitLink(incoming, email);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter, fields };
    try {
      await client.sendVisitLink(email);
      return { outcome: "accepted", receipt: undefined, fields };
    } catch (error) {
      log.warn({ problem: getErrorName(error) }, "The link of a visit could not be requested");
      return { outcome: "refused", status: 503, fields };
    }
  }

  return { book, sendLink, ...createBookings({ client, log }) };
}
