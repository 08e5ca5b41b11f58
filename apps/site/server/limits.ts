import { type Step, sendProblem } from "./exchange.ts";

const LONGEST_ADDRESS = 4_096;
const METHODS = new Set(["GET", "HEAD", "POST"]);

/** Refuses what no visitor's browser sends, before anything else looks at it. */
export const limits: Step = (exchange) => {
  const { request, path } = exchange;
  if (!METHODS.has(request.method ?? "")) {
    return sendProblem(exchange, 405, "This address only answers GET, HEAD and POST.", {
      allow: "GET, HEAD, POST",
    });
  }
  if ((request.url ?? "").length > LONGEST_ADDRESS)
    return sendProblem(exchange, 414, "The address is too long.");
  if (!isReadable(path)) return sendProblem(exchange, 400, "The address cannot be read.");
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

/** Longest body of a form, in bytes. */
export const LONGEST_BODY = 64 * 1024;
