import { findListCall, isFormType, type ListCallName } from "@manor/content-api";
import { noticeHeader } from "@manor/content-api/headers";
import {
  type Exchange,
  problem,
  type Reply,
  readBody,
  reply,
  type Step,
} from "../http/exchange.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import { createReadHandlers, type ReadsOptions } from "./reads.ts";

type Options = ReadsOptions & { messages: MessageHandler };

/** The content API on the site's own origin, served from `content` (R64). */
export function createApi({
  content,
  client,
  clock,
  responses,
  rateLimiter,
  school,
  messages,
}: Options): Step {
  const reads = createReadHandlers({ content, client, clock, responses, rateLimiter, school });

  async function answer(exchange: Exchange): Promise<Reply> {
    const call = findCall(exchange.path);
    if (!call) return problem(404, "This API call does not exist.");
    if ("school" in call && call.school.toLowerCase() !== school.toLowerCase())
      return problem(404, "This school is not on this site.");
    if (call.kind === "form") return receiveForm(exchange, messages, call.formType);
    return call.kind === "album" ? reads.album(exchange) : reads.list(exchange, call.name);
  }

  return async (exchange) => {
    if (!exchange.path.toLowerCase().startsWith("/api/")) return undefined;
    const reply = await answer(exchange);
    return { ...reply, headers: { "x-robots-tag": "noindex", ...reply.headers } };
  };
}

/** POST /api/form/{schoolcode}/{formtype}: a contact message as JSON, the version of the privacy notice as a header. */
async function receiveForm(
  exchange: Exchange,
  messages: MessageHandler,
  formType: string,
): Promise<Reply> {
  const { request } = exchange;
  const typed = parseObject(await readBody(request));
  if (!typed) return problem(400, "The message could not be read as JSON.");
  const withNotice = { ...typed, notice: request.headers[noticeHeader] };
  const delivery = await messages.receiveMessage(withNotice, formType, request);
  switch (delivery.outcome) {
    case "sent":
    case "stored":
      return reply(201, RECEIPT, JSON.stringify({ received: true }));
    case "invalid":
      return problem(422, MESSAGES.invalid, {}, { errors: delivery.errors });
    case "limited":
      return problem(429, MESSAGES.limited, { "retry-after": delivery.retryAfter });
    case "refused":
      return problem(delivery.status, MESSAGES.refused);
  }
}

const RECEIPT = { "content-type": "application/json", "cache-control": "no-store" };
const MESSAGES = {
  invalid: "Some fields are invalid.",
  limited: "Too many messages came from your network. Please try again later.",
  refused: "The message was not sent.",
};

function parseObject(body: string): object | undefined {
  try {
    const json: unknown = JSON.parse(body);
    return typeof json === "object" && json !== null ? json : undefined;
  } catch {
    return undefined;
  }
}

export type Found =
  | { kind: "list"; name: ListCallName; school: string }
  | { kind: "album" }
  | { kind: "form"; school: string; formType: string };

/** The content API call of a path; its fixed segments are case-insensitive (R65). */
export function findCall(path: string): Found | undefined {
  if (path.toLowerCase() === "/api/subgallery") return { kind: "album" };
  const form = /^\/api\/form\/([^/]+)\/([^/]+)$/i.exec(path);
  if (form) {
    const [, school = "", formType = ""] = form;
    return isFormType(formType) ? { kind: "form", school, formType } : undefined;
  }
  const list = findListCall(path);
  return list && { kind: "list", ...list };
}
