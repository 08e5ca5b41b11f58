import { createHmac } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { Session } from "../src/cms.ts";
import { toPayloadSecret } from "../src/payload-secret.ts";
import { timingSafeEqualText } from "../src/timing-safe-equal.ts";

const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;
const sessionName = "payload-token";
const ownNames = [sessionName, "payload-two-factor"];
const prefix = "__Host-";

/**
 * Verifies the session cookie first. Payload then gets a `Cookie` header with exactly that session or none. Over
 * https only cookies with the prefix `__Host-` count: no neighbouring domain and no plain connection can set one.
 */
export function createSessionReader(secret: string, isHttps: boolean) {
  const key = toPayloadSecret(secret);

  function verify(token: string): Session | undefined {
    const [, head, body = "", signature = ""] = TOKEN.exec(token) ?? [];
    const right = createHmac("sha256", key).update(`${head}.${body}`).digest("base64url");
    if (!timingSafeEqualText(signature, right)) return undefined;
    const { id, sid, exp } = JSON.parse(Buffer.from(body, "base64url").toString());
    const isCurrent = typeof exp === "number" && exp * 1_000 > Date.now();
    return isCurrent ? { user: String(id), id: String(sid) } : undefined;
  }

  return (header = ""): { session: Session | undefined; cookies: string } => {
    const all = header.split(";").map((text) => text.trim());
    const known = isHttps ? all.filter(isNotPlanted).map(withoutPrefix) : all;
    const tokens = known.filter((text) => getName(text) === sessionName);
    const others = known.filter((text) => getName(text) !== sessionName);
    const [token = ""] = tokens;
    const isOne = tokens.length === 1 && token.startsWith(`${sessionName}=`);
    const session = isOne ? verify(token.slice(sessionName.length + 1)) : undefined;
    return { session, cookies: [...others, ...(session ? [token] : [])].join("; ") };
  };
}

/**
 * Adds the prefix to the cookies of a response. Payload's `cookiePrefix` does not work: it also applies to cookies
 * that Payload's scripts set, and browsers reject such a name from scripts.
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

const getName = (text: string): string => (text.split("=")[0] ?? "").trim();
const isNotPlanted = (text: string): boolean => !ownNames.includes(getName(text));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const withoutPrefix = (text: string): string =>
  ownNames.some((name) => getName(text) === prefix + name) ? text.slice(prefix.length) : text;

const withPrefix = (cookies: unknown): string[] =>
  [cookies]
    .flat()
    .map((text) => (ownNames.includes(getName(String(text))) ? prefix + text : String(text)));
