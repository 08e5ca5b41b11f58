import { randomUUID } from "node:crypto";
import { isFormType } from "@manor/content-api/check-contact";
import { readContactMessage } from "@manor/content-api/contact-message";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/read-json.ts";
import { findShownNotice } from "../../content-api/shown-notice.ts";
import { findOne } from "../../database/find-records.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { refuseMessage } from "./inbox-limits.ts";
import { notifyOffice } from "./notify-office.ts";

export const KEY = /^[\x21-\x7e]{1,200}$/;

/** POST /api/form/{school}/{formtype}. The receipt is sent only when the message is on the disk. */
export async function handleForm(
  payload: Payload,
  request: Request,
  formType: string,
): Promise<Response> {
  if (!isFormType(formType)) return problem(404, "No form has this name.");
  if (!(await takeInMinute("messages", config.messagesPerMinute)))
    return retryLater(
      429,
      "Too many messages have arrived within a minute. Send this one again later.",
      60,
    );
  const body = await readJson(request);
  if (body instanceof Response) return body;
  const { message, errors } = readContactMessage(body);
  if (errors) {
    return problem(422, "The message was not stored. Please correct the fields.", { errors });
  }
  const key = request.headers.get("idempotency-key");
  if (key !== null && !KEY.test(key)) {
    return problem(400, "The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  }
  const earlier = key === null ? undefined : await findByKey(payload, key);
  const refusal = earlier ? undefined : await refuseMessage(payload);
  if (refusal) return refusal;
  const { name, email, message: text } = message;
  const notice = await findShownNotice(payload, request, "contact");
  const typed = { name, email, message: text, formType, ...notice };
  const receipt = earlier ?? (await store(payload, typed, key ?? randomUUID()));
  return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
}

type Message = {
  name: string;
  email: string;
  message: string;
  formType: string;
} & ShownNotice;
type Receipt = { id: string; received: string };

async function store(payload: Payload, message: Message, key: string): Promise<Receipt> {
  try {
    const stored = await payload.create({
      collection: "contact-messages",
      data: { ...message, receivedAt: new Date().toISOString(), idempotencyKey: key },
      depth: 0,
    });
    // The message is stored, even if its notification cannot be queued.
    notifyOffice(payload, { kind: "message", message: stored.id }).catch((error: unknown) =>
      payload.logger.error(`No notification of a new message was queued: ${String(error)}`),
    );
    return toReceipt(stored);
  } catch (error) {
    // Two simultaneous requests with one key: the unique index admits one.
    const existing = await findByKey(payload, key);
    if (existing) return existing;
    throw error;
  }
}

async function findByKey(payload: Payload, key: string): Promise<Receipt | undefined> {
  const stored = await findOne(payload, "contact-messages", { idempotencyKey: { equals: key } });
  return stored && toReceipt(stored);
}

const toReceipt = ({ id, receivedAt }: { id: number | string; receivedAt: string }): Receipt => ({
  id: String(id),
  received: receivedAt,
});
