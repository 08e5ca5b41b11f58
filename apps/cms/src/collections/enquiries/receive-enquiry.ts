import { Enquiry } from "@manor/content-api/enquiry";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater, toFieldMessages } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { findShownNotice, readSettingsNotice } from "../../content-api/shown-notice.ts";
import { countRecords } from "../../database/find-records.ts";
import { queueEmail } from "../../email/queue-email.ts";
import { isOneAddress } from "../../email/send-mail.ts";
import { toTimestamp } from "../../fields/dates.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import type { Enquiry as StoredEnquiry } from "../../payload-types.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { notifyOffice } from "../contact-messages/notify-office.ts";
import { storeOnce } from "../contact-messages/store-once.ts";

/**
 * POST /api/admission/{school}/enquiry. The receipt is sent only when the enquiry is on the disk. It is accepted also
 * after the school has closed enquiries, because the website has already promised an answer.
 */
export async function handleEnquiry(payload: Payload, request: Request): Promise<Response> {
  if (!(await takeInMinute("enquiries", config.messagesPerMinute)))
    return retryLater(429, "Too many enquiries have arrived within a minute.", 60);
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = Enquiry.safeParse(body);
  if (!read.success)
    return problem(422, "The enquiry was not stored. Please correct the fields.", {
      errors: toFieldMessages(read.error),
    });
  const stored = await storeOnce(payload, request, "enquiries", async (idempotencyKey) => {
    const notice = await findShownNotice(request, readSettingsNotice(payload, "enquiry-settings"));
    return store(payload, read.data, { ...notice, idempotencyKey });
  });
  if (stored instanceof Response) return stored;
  const receipt = { reference: stored.reference, received: stored.receivedAt };
  return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
}

async function store(
  payload: Payload,
  enquiry: Enquiry,
  more: ShownNotice & { idempotencyKey: string },
): Promise<StoredEnquiry> {
  const { contact, answerBy } = enquiry;
  const stored = await payload.create({
    collection: "enquiries",
    data: {
      ...enquiry,
      ...more,
      // The schema has checked both.
      boarding: enquiry.boarding as StoredEnquiry["boarding"],
      language: enquiry.language as StoredEnquiry["language"],
      answerBy: toTimestamp(answerBy),
      email: contact.includes("@") ? contact.toLowerCase() : null,
      state: "new",
      receivedAt: new Date().toISOString(),
    },
    depth: 0,
  });
  // The enquiry is stored, even if its e-mails cannot be queued.
  sendEmails(payload, stored).catch((error: unknown) =>
    payload.logger.error(`The e-mails of a new enquiry were not queued: ${String(error)}`),
  );
  return stored;
}

const DAY_MS = 86_400_000;
/** A visitor can enter the address of another person. */
const MAX_EMAILS_PER_DAY = 3;

async function sendEmails(payload: Payload, { id, email }: StoredEnquiry): Promise<void> {
  await notifyOffice(payload, { kind: "newEnquiry", enquiry: id });
  if (!email || !isOneAddress(email)) return;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const ofToday = { email: { equals: email }, receivedAt: { greater_than: since } };
  if ((await countRecords(payload, "enquiries", ofToday)) > MAX_EMAILS_PER_DAY) return;
  await queueEmail(payload, { kind: "enquiry", enquiry: id, to: email, key: `enquiry ${id}` });
}
