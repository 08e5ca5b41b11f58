import { leavesFolder, maxAddressLength } from "@manor/content-api/image-path";
import { createBodyLimit } from "@manor/server-kit/slow-clients";
import { errorReply } from "./error-reply.ts";
import type { Step } from "./http/exchange.ts";
import { visitorAddress } from "./visitors/visitor-address.ts";

/** Rejects what no browser sends, before any other step. */
export const limits: Step = (exchange) => {
  const { request, path } = exchange;
  const address = request.url ?? "";
  if (address.length > maxAddressLength)
    return errorReply(exchange, 414, "The address is too long.");
  if (!isWellFormed(path) || leavesRoot(address))
    return errorReply(exchange, 400, "The address cannot be read.");
  return undefined;
};

function isWellFormed(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes("\0") && !decoded.includes("\\");
  } catch {
    return false;
  }
}

/** Checks the raw address: in `path` the parser has already resolved `..` (R65). Browsers never send it. */
function leavesRoot(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path.split("/").some(leavesFolder);
}

/** Rejects a body while too many others of the visitor's address are arriving; each has ten seconds. */
export function createSlowBodyLimit(trustProxy: boolean): Step {
  const { accept } = createBodyLimit();
  return (exchange) => {
    const { request } = exchange;
    if (accept(request, visitorAddress(request, trustProxy))) return undefined;
    // Else the body would go on arriving.
    const headers = { connection: "close", "retry-after": "10" };
    return errorReply(exchange, 429, "Too many requests of your network are arriving.", headers);
  };
}
