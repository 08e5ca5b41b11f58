import type { IncomingMessage } from "node:http";

const SAFE_VALUE = /^[\x21-\x7e][\x20-\x7e]{0,4000}$/;

/** Always `schoolcode`, and `authorization` if the browser sent one (R66). Never stored or logged. */
export function getAuthHeaders(
  request: IncomingMessage | undefined,
  school: string,
): Record<string, string> {
  const { authorization } = request?.headers ?? {};
  const code = request?.headers["schoolcode"];
  const headers: Record<string, string> = {
    schoolcode: typeof code === "string" && SAFE_VALUE.test(code) ? code : school,
  };
  if (authorization && SAFE_VALUE.test(authorization)) headers["authorization"] = authorization;
  return headers;
}
