import type { IncomingMessage } from "node:http";

const SAFE_VALUE = /^[\x21-\x7e][\x20-\x7e]{0,4000}$/;

/**
 * The two headers that calls marked with auth carry up to the host (R66): `schoolcode` always,
 * `authorization` only when the browser sent one. Never kept, never logged.
 */
export function authOf(
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
