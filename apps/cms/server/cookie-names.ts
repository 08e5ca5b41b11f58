import type { ServerResponse } from "node:http";

const own = ["payload-token", "admin-second-step"];
const prefix = "__Host-";

/** What the cookies that open the admin panel are called in the browser and in here. */
export type CookieNames = {
  /** A `Cookie` header of a browser as the rest of the host reads it. */
  inside: (cookies: string | undefined) => string | undefined;
  /** Gives the cookies that this response will set the names that they have in the browser. */
  outside: (response: ServerResponse) => void;
};

/**
 * Under https the cookies that open the admin panel carry the prefix `__Host-` (RFC 6265bis, 4.1.3.2): no
 * neighbouring domain and no plain connection can plant one. Payload has one prefix for all its
 * cookies, those that its scripts set among them, and a browser refuses such a name from a script;
 * so the two are renamed here, at the door. A cookie that comes without the prefix is nobody's.
 */
export function createCookieNames(isHttps: boolean): CookieNames {
  if (!isHttps) return { inside: (cookies) => cookies, outside: () => {} };
  return {
    inside: (cookies) =>
      cookies
        ?.split(";")
        .map((text) => text.trim())
        .filter((text) => !own.includes(nameOf(text)))
        .map((text) => (own.includes(withoutPrefix(nameOf(text))) ? withoutPrefix(text) : text))
        .join("; "),
    outside: (response) => {
      const { writeHead } = response;
      // Every answer comes through here once, also one that never calls it by itself.
      response.writeHead = ((status: number, ...rest: unknown[]) => {
        const headers = rest.at(-1);
        if (isRecord(headers) && headers["set-cookie"])
          headers["set-cookie"] = renamed(headers["set-cookie"]);
        const waiting = response.getHeader("set-cookie");
        if (waiting) response.setHeader("set-cookie", renamed(waiting));
        return Reflect.apply(writeHead, response, [status, ...rest]);
      }) as typeof writeHead;
    },
  };
}

const nameOf = (text: string): string => (text.split("=")[0] ?? "").trim();
const withoutPrefix = (text: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const renamed = (cookies: unknown): string[] =>
  [cookies].flat().map((text) => {
    const cookie = String(text);
    return own.includes(nameOf(cookie)) ? prefix + cookie : cookie;
  });
