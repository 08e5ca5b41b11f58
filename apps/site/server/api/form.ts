import { type ContactFields, checkContact, readContact } from "@manor/contract/check-contact";
import { type Exchange, send, sendProblem } from "../exchange.ts";
import type { MessageDesk } from "../outbox/message-desk.ts";
import { readBody } from "../read-body.ts";
import { isSameSite } from "./same-site.ts";

export type AnswerForm = (exchange: Exchange) => Promise<true>;

/** POST /api/form/{schoolcode}/{formtype}: a contact message as JSON. */
export function createAnswerForm({ desk }: { desk: MessageDesk }): AnswerForm {
  return async (exchange) => {
    const { request } = exchange;
    if (!isSameSite(request))
      return sendProblem(exchange, 403, "Messages are only taken from this site's own form.");
    if (!/^application\/json\b/i.test(request.headers["content-type"] ?? "")) {
      return sendProblem(exchange, 415, "A message is sent as JSON.");
    }
    const fields = parseFields(await readBody(request));
    if (!fields) return sendProblem(exchange, 400, "The message could not be read as JSON.");
    const errors = checkContact(fields);
    if (Object.keys(errors).length > 0) {
      const body = JSON.stringify({
        status: 422,
        detail: "Some fields need another look.",
        errors,
      });
      return send(
        exchange,
        422,
        { "content-type": "application/problem+json", "cache-control": "no-store" },
        body,
      );
    }
    const delivery = await desk.accept(fields, request);
    if (delivery.outcome === "sent" || delivery.outcome === "stored") {
      const headers = { "content-type": "application/json", "cache-control": "no-store" };
      return send(exchange, 201, headers, JSON.stringify({ received: true }));
    }
    const wait: Record<string, string> =
      delivery.outcome === "limited" ? { "retry-after": "60" } : {};
    return sendProblem(exchange, delivery.status, "The message was not sent.", wait);
  };
}

function parseFields(body: string): ContactFields | undefined {
  try {
    const json: unknown = JSON.parse(body);
    if (typeof json !== "object" || json === null) return undefined;
    return readContact((name) => (Object.hasOwn(json, name) ? Reflect.get(json, name) : ""));
  } catch {
    return undefined;
  }
}
