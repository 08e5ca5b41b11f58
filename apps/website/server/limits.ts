import { leavesFolder } from "@manor/content-api/image-path";
import type { Step } from "./http/exchange.ts";
import { refuse } from "./refuse.ts";

/** Room for the longest file name, twice encoded: the request to remove a photo carries the photo's address. */
const LONGEST_ADDRESS = 8_192;

/** Refuses what no visitor's browser sends, before anything else looks at it. */
export const limits: Step = (exchange) => {
  const { request, path } = exchange;
  const address = request.url ?? "";
  if (address.length > LONGEST_ADDRESS) return refuse(exchange, 414, "The address is too long.");
  if (!isReadable(path) || climbs(address))
    return refuse(exchange, 400, "The address cannot be read.");
  return false;
};

function isReadable(path: string): boolean {
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes("\0") && !decoded.includes("\\");
  } catch {
    return false;
  }
}

/** Looks at what was sent: in `path` the parser has resolved `..` already (R65). Browsers resolve it themselves. */
function climbs(address: string): boolean {
  const [path = ""] = address.split(/[?#]/, 1);
  return path.split("/").some(leavesFolder);
}

/** Longest body of a form, in bytes. */
export const LONGEST_BODY = 64 * 1024;
