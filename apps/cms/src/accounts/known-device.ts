import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const COOKIE = /(?:^|;\s*)admin-device=([0-9a-f]{32})\.([\w-]{43})(?=;|$)/;
const halfAYear = 180 * 24 * 60 * 60;

/**
 * The id of the device that sends this `Cookie` header, when somebody has signed in to this account
 * from it before. The cookie opens nothing: it only says that this is no stranger (decision 025).
 */
export function knownDevice(
  cookies: string | null,
  account: string,
  secret: string,
): string | undefined {
  const [, id = "", shown = ""] = COOKIE.exec(cookies ?? "") ?? [];
  const right = sign(id, account, secret);
  return id && timingSafeEqual(Buffer.from(shown), Buffer.from(right)) ? id : undefined;
}

/** The `Set-Cookie` header that makes a device known for one account. */
export function deviceCookie(account: string, secret: string, isHttps: boolean): string {
  const id = randomBytes(16).toString("hex");
  const value = `${id}.${sign(id, account, secret)}`;
  return `admin-device=${value}; Path=/cms-api/users; Max-Age=${halfAYear}; HttpOnly; SameSite=Strict${isHttps ? "; Secure" : ""}`;
}

const sign = (id: string, account: string, secret: string): string =>
  createHmac("sha256", secret).update(`device ${id} ${account}`).digest("base64url");
