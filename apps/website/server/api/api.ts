import type { Exchange, Step } from "../http/exchange.ts";
import { sendProblem } from "../http/send.ts";
import { findCall } from "./find-call.ts";
import { type AnswerForm, createAnswerForm, type FormOptions } from "./form.ts";
import { type AnswerReads, createAnswerReads, type ReadsOptions } from "./reads.ts";

/** The content API's calls under this site's own address, answered from `content` (R64). */
export function createApi(options: ReadsOptions & FormOptions): Step {
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
  if (call.kind === "form") return form(exchange, call.formType);
  return call.kind === "album" ? reads.album(exchange) : reads.list(exchange, call.name);
}
