import type { Exchange, Step } from "../http/exchange.ts";
import { problem, type Reply } from "../http/reply.ts";
import type { MessageHandler } from "../messages/message-handler.ts";
import { findCall } from "./find-call.ts";
import { receiveForm } from "./form.ts";
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
