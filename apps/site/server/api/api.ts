import { type Exchange, isRead, type Step, sendProblem } from "../exchange.ts";
import type { MessageDesk } from "../outbox/message-desk.ts";
import { findCall } from "./find-call.ts";
import { type AnswerForm, createAnswerForm } from "./form.ts";
import { type AnswerReads, createAnswerReads, type ReadsOptions } from "./reads.ts";

/** The contract's calls under this site's own address, answered from `content` (R64). */
export function createApi(options: ReadsOptions & { desk: MessageDesk }): Step {
  const reads = createAnswerReads(options);
  const form = createAnswerForm(options);
  return (exchange) => {
    if (!exchange.path.toLowerCase().startsWith("/api/")) return false;
    exchange.response.setHeader("x-robots-tag", "noindex");
    return answer(exchange, options.school, reads, form);
  };
}

function answer(
  exchange: Exchange,
  school: string,
  reads: AnswerReads,
  form: AnswerForm,
): true | Promise<true> {
  const call = findCall(exchange.path);
  if (!call) return sendProblem(exchange, 404, "There is no such call.");
  if ("school" in call && call.school.toLowerCase() !== school.toLowerCase()) {
    return sendProblem(exchange, 404, "This site does not know that school.");
  }
  if (call.kind === "form") {
    if (exchange.request.method === "POST") return form(exchange);
    return sendProblem(exchange, 405, "Messages are posted here.", { allow: "POST" });
  }
  if (!isRead(exchange))
    return sendProblem(exchange, 405, "This call is only read.", { allow: "GET, HEAD" });
  return call.kind === "album" ? reads.album(exchange) : reads.list(exchange, call.name);
}
