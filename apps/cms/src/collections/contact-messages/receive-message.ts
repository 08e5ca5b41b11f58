import { isFormType } from "@manor/content-api/check-contact";
import { readContactMessage } from "@manor/content-api/contact-message";
import type { Payload } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { readJson } from "../../content-api/request.ts";
import { findShownNotice, readFormNotice } from "../../content-api/shown-notice.ts";
import type { ShownNotice } from "../../fields/notice-fields.ts";
import type { ContactMessage } from "../../payload-types.ts";
import { takeInMinute } from "../../shared-state/rate-limit.ts";
import { notifyOffice } from "./notify-office.ts";
import { storeOnce } from "./store-once.ts";

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
  const stored = await storeOnce(payload, request, "contact-messages", async (idempotencyKey) => {
    const { name, email, message: text } = message;
    const notice = await findShownNotice(request, readFormNotice(payload, "contact"));
    const typed = { name, email, message: text, formType, ...notice };
    return store(payload, { ...typed, idempotencyKey });
  });
  if (stored instanceof Response) return stored;
  const receipt = { id: String(stored.id), received: stored.receivedAt };
  return Response.json(receipt, { status: 201, headers: { "cache-control": "no-store" } });
}

type NewMessage = {
  name: string;
  email: string;
  message: string;
  formType: string;
  idempotencyKey: string;
} & ShownNotice;

async function store(payload: Payload, message: NewMessage): Promise<ContactMessage> {
  const stored = await payload.create({
    collection: "contact-messages",
    data: { ...message, receivedAt: new Date().toISOString() },
    depth: 0,
  });
  // The message is stored, even if its notification cannot be queued.
  notifyOffice(payload, { kind: "message", message: stored.id }).catch((error: unknown) =>
    payload.logger.error(`No notification of a new message was queued: ${String(error)}`),
  );
  return stored;
}
