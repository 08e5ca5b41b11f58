import type { IncomingMessage } from "node:http";
import { findAnswerDay, readEnquiryFields, toReference } from "@manor/content-api";
import { readNoticeVersion } from "@manor/content-api/notice-version";
import type { School } from "@manor/content-api/school";
import type { Clock } from "../../content/clock.ts";
import type { EnquiryResult } from "../../model/message-results.ts";
import { type Guard, getText, isFromBot } from "./guard.ts";
import { type MessageHandler, toKey } from "./message-handler.ts";

type Options = {
  send: MessageHandler["send"];
  clock: Pick<Clock, "today">;
  getSchool: () => Pick<School, "enquiries">;
  guard: Pick<Guard, "countEnquiry">;
};

export type ReceiveEnquiry = (typed: object, incoming?: IncomingMessage) => Promise<EnquiryResult>;

/** Enquiries about admission. They go to the CMS and into the outbox like contact messages. */
export function createEnquiries({ send, clock, getSchool, guard }: Options): ReceiveEnquiry {
  return async (typed, incoming) => {
    const { enquiries } = getSchool();
    if (!enquiries) return { outcome: "closed", status: 404 };
    const { fields, errors } = readEnquiryFields(typed);
    if (!enquiries.classes.includes(fields.class)) errors.class = "Choose a class";
    if (!enquiries.schoolYears.includes(fields.schoolYear))
      errors.schoolYear = "Choose a school year";
    if (Object.keys(errors).length > 0) return { outcome: "invalid", status: 422, fields, errors };
    if (isFromBot(typed)) return { outcome: "refused", status: 403, fields };
    const retryAfter = guard.countEnquiry(incoming);
    if (retryAfter > 0) return { outcome: "limited", status: 429, retryAfter, fields };
    const today = clock.today();
    // Pressing the button twice gives one enquiry with one reference.
    const key = toKey(["enquiry", fields, today]);
    const receipt = { reference: toReference(key), answerBy: findAnswerDay(today, enquiries) };
    const notice = readNoticeVersion(getText(typed, "notice"));
    const sent = await send({ key, enquiry: { ...fields, ...receipt }, notice }, incoming);
    if (sent.outcome === "refused") return { ...sent, fields };
    return { outcome: "accepted", receipt, fields };
  };
}
