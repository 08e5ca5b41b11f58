import { createHmac, hash, timingSafeEqual } from "node:crypto";

/** Who has signed in, and in which session. What he may do the admin panel decides. */
export type Session = { user: string; id: string };

const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]+)$/;
const cookieName = "payload-token";

/** The names and values of a `Cookie` header, in their order, exactly as the admin panel would split them. */
function partsOf(cookies = ""): { name: string; value: string; text: string }[] {
  return cookies.split(";").map((text) => {
    const [name = "", ...value] = text.split("=");
    return { name: name.trim(), value: value.join("="), text: text.trim() };
  });
}

/** The value of a cookie; `undefined` when there is none of this name. */
export const cookieOf = (cookies: string | undefined, name: string): string | undefined =>
  partsOf(cookies).find((part) => part.name === name)?.value;

/**
 * Reads the log-in cookie before anything else does. The admin panel gets a header with that one cookie, or
 * with none: what it believes is what was looked at here.
 */
export function createSessions(secret: string) {
  // Payload signs with the first half of the secret's digest, as text.
  const key = hash("sha256", secret).slice(0, 32);

  function read(token: string): Session | undefined {
    const [, head, body = "", signature = ""] = TOKEN.exec(token) ?? [];
    const right = createHmac("sha256", key).update(`${head}.${body}`).digest();
    const shown = Buffer.from(signature, "base64url");
    if (shown.length !== right.length || !timingSafeEqual(shown, right)) return undefined;
    const { id, sid, exp } = JSON.parse(Buffer.from(body, "base64url").toString());
    const isCurrent = typeof exp === "number" && exp * 1_000 > Date.now();
    return isCurrent ? { user: String(id), id: String(sid) } : undefined;
  }

  return (cookies: string | undefined): { session: Session | undefined; cookies: string } => {
    const parts = partsOf(cookies);
    const tokens = parts.filter(({ name }) => name === cookieName).map(({ value }) => value);
    const others = parts.filter(({ name }) => name !== cookieName).map(({ text }) => text);
    const [token = ""] = tokens;
    const session = tokens.length === 1 ? read(token) : undefined;
    return {
      session,
      cookies: [...others, ...(session ? [`${cookieName}=${token}`] : [])].join("; "),
    };
  };
}
