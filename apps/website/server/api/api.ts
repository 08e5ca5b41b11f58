import type { Exchange, Step } from "../http/exchange.ts";
import { sendProblem } from "../http/send.ts";
import { findCall } from "./find-call.ts";
import { createFormHandler, type FormHandler, type FormOptions } from "./form.ts";
import { createReadHandlers, type ReadHandlers, type ReadsOptions } from "./reads.ts";

/** The content API on the site's own origin, served from `content` (R64). */
export function createApi(options: ReadsOptions & FormOptions): Step {
  const reads = createReadHandlers(options);
  const form = createFormHandler(options);
  return (exchange) => {
    if (!exchange.path.toLowerCase().startsWith("/api/")) return false;
    exchange.response.setHeader("x-robots-tag", "noindex");
    return route(exchange, options.school, reads, form);
  };
}

function route(
  exchange: Exchange,
  school: string,
  reads: ReadHandlers,
  form: FormHandler,
): true | Promise<true> {
  const call = findCall(exchange.path);
  if (!call) return sendProblem(exchange, 404, "This API call does not exist.");
  if ("school" in call && call.school.toLowerCase() !== school.toLowerCase()) {
    return sendProblem(exchange, 404, "This school is not on this site.");
  }
  if (call.kind === "form") return form(exchange, call.formType);
  return call.kind === "album" ? reads.album(exchange) : reads.list(exchange, call.name);
}
