import { noticeHeader } from "@manor/content-api/headers";
import type { Exchange } from "../http/exchange.ts";
import { readBody } from "../http/exchange.ts";
import { problem, type Reply, reply } from "../http/reply.ts";
import type { MessageHandler } from "../messages/message-handler.ts";

/** POST /api/form/{schoolcode}/{formtype}: a contact message as JSON, the version of the privacy notice as a header. */
export async function receiveForm(
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
