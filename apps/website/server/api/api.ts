import type { Dependencies } from "../dependencies.ts";
import type { Step } from "../http/exchange.ts";
import { sendProblem } from "../http/send.ts";
import { findCall } from "./find-call.ts";
import { receiveForm } from "./form.ts";
import { createReadHandlers, type ReadsOptions } from "./reads.ts";

/** The content API on the site's own origin, served from `content` (R64). */
export function createApi(options: ReadsOptions & Pick<Dependencies, "messages">): Step {
  const { school, messages } = options;
  const reads = createReadHandlers(options);
  return (exchange) => {
    if (!exchange.path.toLowerCase().startsWith("/api/")) return false;
    exchange.response.setHeader("x-robots-tag", "noindex");
    const call = findCall(exchange.path);
    if (!call) return sendProblem(exchange, 404, "This API call does not exist.");
    if ("school" in call && call.school.toLowerCase() !== school.toLowerCase())
      return sendProblem(exchange, 404, "This school is not on this site.");
    if (call.kind === "form") return receiveForm(exchange, messages, call.formType);
    return call.kind === "album" ? reads.album(exchange) : reads.list(exchange, call.name);
  };
}
