import { createHmac, hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";

const COOKIE = /(?:^|;\s*)payload-token=([\w-]+)\.([\w-]+)\.([\w-]+)/;

/**
 * Says, before a large body is read, whether the log-in cookie was signed by this desk and has not
 * run out. What its owner may do the desk decides afterwards.
 */
export function createKnownPerson(secret: string): (request: IncomingMessage) => boolean {
  // Payload signs with the first half of the secret's digest, as text.
  const key = hash("sha256", secret).slice(0, 32);
  return ({ headers }) => {
    const [, head, body = "", signature = ""] = COOKIE.exec(headers.cookie ?? "") ?? [];
    const right = createHmac("sha256", key).update(`${head}.${body}`).digest();
    const shown = Buffer.from(signature, "base64url");
    if (shown.length !== right.length || !timingSafeEqual(shown, right)) return false;
    const { exp }: { exp?: unknown } = JSON.parse(Buffer.from(body, "base64url").toString());
    return typeof exp === "number" && exp * 1_000 > Date.now();
  };
}
