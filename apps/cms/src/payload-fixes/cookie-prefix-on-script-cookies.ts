import type { ServerResponse } from "node:http";

const prefix = "__Host-";
/** The cookies that prove who is signed in. */
const ownNames = ["payload-token", "payload-two-factor"];

/**
 * Adds the prefix `__Host-` to the cookies of a response. Payload's `cookiePrefix` also applies to cookies that
 * Payload's scripts set, and browsers reject such a name from scripts.
 */
export function addCookiePrefix(response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.at(-1);
    if (isRecord(headers) && headers["set-cookie"])
      headers["set-cookie"] = withPrefix(headers["set-cookie"]);
    const waiting = response.getHeader("set-cookie");
    if (waiting) response.setHeader("set-cookie", withPrefix(waiting));
    return Reflect.apply(writeHead, response, [status, ...rest]);
  }) as typeof writeHead;
}

/** The cookies of a request without the prefix, and without those that should have it. */
export const withoutPrefix = (cookies: readonly string[]): string[] =>
  cookies
    .filter((text) => !ownNames.includes(getName(text)))
    .map((text) =>
      ownNames.some((name) => getName(text) === prefix + name) ? text.slice(prefix.length) : text,
    );

const withPrefix = (cookies: unknown): string[] =>
  [cookies]
    .flat()
    .map((text) => (ownNames.includes(getName(String(text))) ? prefix + text : String(text)));

/** The name of a cookie in a header. */
export const getName = (text: string): string => (text.split("=")[0] ?? "").trim();
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
