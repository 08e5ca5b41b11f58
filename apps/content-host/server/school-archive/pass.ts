import { createHmac, timingSafeEqual } from "node:crypto";

/** The header in which the command shows that it knows the host's secret. */
export const passHeader = "x-school-archive-pass";

const minute = 60_000;

/** A pass of the command, which reads the same secret as the host: good for a minute. */
export function makePass(secret: string, now = Date.now()): string {
  const until = (now + minute).toString(36);
  return `${until}.${signatureOf(until, secret)}`;
}

/** Whether a pass was made with this secret, and is not over. */
export function isPass(pass: unknown, secret: string, now = Date.now()): boolean {
  const [until = "", signature = ""] = String(pass).split(".");
  const right = Buffer.from(signatureOf(until, secret));
  const given = Buffer.from(signature);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  const end = Number.parseInt(until, 36);
  return end > now && end <= now + minute;
}

const signatureOf = (until: string, secret: string): string =>
  createHmac("sha256", secret).update(`school archive ${until}`).digest("base64url");
