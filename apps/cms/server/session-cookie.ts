import type { ServerResponse } from "node:http";
import { jwtVerify } from "jose";
import type { Session } from "../src/cms.ts";
import { toPayloadSecret } from "../src/payload-secret.ts";

const sessionName = "payload-token";
const ownNames = [sessionName, "payload-two-factor"];
const prefix = "__Host-";
/** As Payload signs it. */
const verifyOptions = { algorithms: ["HS256"], requiredClaims: ["exp", "id", "sid"] };

/** Payload gets exactly the verified session or none. Over https only cookies with the prefix `__Host-` count. */
export function createSessionReader(secret: string, isHttps: boolean) {
  const key = new TextEncoder().encode(toPayloadSecret(secret));

  async function verify(token: string): Promise<Session | undefined> {
    const verified = await jwtVerify(token, key, verifyOptions).catch(() => undefined);
    return verified && { user: String(verified.payload.id), id: String(verified.payload.sid) };
  }

  return async (header = ""): Promise<{ session: Session | undefined; cookies: string }> => {
    const all = header.split(";").map((text) => text.trim());
    const known = isHttps ? all.filter(isNotPlanted).map(withoutPrefix) : all;
    const tokens = known.filter((text) => getName(text) === sessionName);
    const others = known.filter((text) => getName(text) !== sessionName);
    const [token = ""] = tokens;
    const isOne = tokens.length === 1 && token.startsWith(`${sessionName}=`);
    const session = isOne ? await verify(token.slice(sessionName.length + 1)) : undefined;
    return { session, cookies: [...others, ...(session ? [token] : [])].join("; ") };
  };
}

/** Payload's `cookiePrefix` also applies to cookies of its scripts, and browsers reject such a name from scripts. */
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
