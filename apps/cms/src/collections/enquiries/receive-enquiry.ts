import { randomUUID } from "node:crypto";
import { Enquiry } from "@manor/content-api/enquiry";
import { noticeHeader } from "@manor/content-api/headers";
import {
  getNoticeVersion,
  getNoticeWording,
  readNoticeVersion,
} from "@manor/content-api/notice-version";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/read-json.ts";
import { countRecords, findOne } from "../../database/find-records.ts";
import { queueEmail } from "../../email/queue-email.ts";
import { isOneAddress } from "../../email/send-mail.ts";
import { toTimestamp } from "../../fields/dates.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import type { Enquiry as StoredEnquiry } from "../../payload-types.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { refuseMessage } from "../contact-messages/inbox-limits.ts";
import { notifyOffice } from "../contact-messages/notify-office.ts";
import { KEY } from "../contact-messages/receive-message.ts";

/**
 * POST /api/admission/{school}/enquiry. The receipt is sent only when the enquiry is on the disk. It is accepted also
 * after the school has closed enquiries, because the website has already promised an answer.
 */
export async function handleEnquiry(
  payload: Payload,
  request: Request,
  step: string,
): Promise<Response> {
  if (step.toLowerCase() !== "enquiry") return problem(404, "This call does not exist.");
  if (!(await takeInMinute("enquiries", config.messagesPerMinute)))
    return retryLater(429, "Too many enquiries have arrived within a minute.", 60);
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const read = Enquiry.safeParse(body);
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => [String(path[0]), message]);
    return problem(422, "The enquiry was not stored. Please correct the fields.", {
      errors: Object.fromEntries(errors),
    });
  }
  const key = request.headers.get("idempotency-key");
  if (key !== null && !KEY.test(key))
    return problem(400, "The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  const earlier = key === null ? undefined : await findByKey(payload, key);
  const refusal = earlier ? undefined : await refuseMessage(payload, "enquiries");
  if (refusal) return refusal;
  const notice = await findNotice(payload, request);
  const stored = earlier ?? (await store(payload, read.data, notice, key ?? randomUUID()));
  const receipt = { reference: stored.reference, received: stored.receivedAt };
  return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
}

async function store(
  payload: Payload,
  enquiry: Enquiry,
  notice: ShownNotice,
  key: string,
): Promise<StoredEnquiry> {
  const { contact, answerBy } = enquiry;
  try {
    const stored = await payload.create({
      collection: "enquiries",
      data: {
        ...enquiry,
        ...notice,
        // The schema has checked both.
        boarding: enquiry.boarding as StoredEnquiry["boarding"],
        language: enquiry.language as StoredEnquiry["language"],
        answerBy: toTimestamp(answerBy),
        email: contact.includes("@") ? contact.toLowerCase() : null,
        state: "new",
        receivedAt: new Date().toISOString(),
        idempotencyKey: key,
      },
      depth: 0,
    });
    // The enquiry is stored, even if its e-mails cannot be queued.
    sendEmails(payload, stored).catch((error: unknown) =>
      payload.logger.error(`The e-mails of a new enquiry were not queued: ${String(error)}`),
    );
    return stored;
  } catch (error) {
    // Two simultaneous requests with one key: the unique index admits one.
    const existing = await findByKey(payload, key);
    if (existing) return existing;
    throw error;
  }
}

const findByKey = (payload: Payload, key: string) =>
  findOne(payload, "enquiries", { idempotencyKey: { equals: key } });

const DAY_MS = 86_400_000;
/** Anybody can enter the address of somebody else. */
const MAX_EMAILS_PER_DAY = 3;

async function sendEmails(payload: Payload, { id, email }: StoredEnquiry): Promise<void> {
  await notifyOffice(payload, { kind: "newEnquiry", enquiry: id });
  if (!email || !isOneAddress(email)) return;
  const since = new Date(Date.now() - DAY_MS).toISOString();
  const ofToday = { email: { equals: email }, receivedAt: { greater_than: since } };
  if ((await countRecords(payload, "enquiries", ofToday)) > MAX_EMAILS_PER_DAY) return;
  await queueEmail(payload, { kind: "enquiry", enquiry: id, to: email, key: `enquiry ${id}` });
}

/** The version of the notice that the family saw, and its wording unless that has changed since. */
async function findNotice(payload: Payload, { headers }: Request): Promise<ShownNotice> {
  const noticeVersion = readNoticeVersion(headers.get(noticeHeader));
  if (!noticeVersion) return {};
  const settings = await payload.findGlobal({ slug: "enquiry-settings", depth: 0 });
  const notice = { english: settings.noticeEnglish, hindi: settings.noticeHindi };
  const isCurrent = getNoticeVersion(notice) === noticeVersion;
  return { noticeVersion, ...(isCurrent && { noticeWording: getNoticeWording(notice) }) };
}
