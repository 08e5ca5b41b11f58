import { createHmac } from "node:crypto";
import { timingSafeEqualText } from "../timing-safe-equal.ts";

export type Ticket = {
  collection: string;
  id: string;
  user: string;
  session: string;
};

const halfHourMs = 30 * 60 * 1_000;

/** Valid for between half an hour and an hour. Changes every half hour, so that the preview does not reload. */
export function makeTicket(
  { collection, id, user, session }: Ticket,
  secret: string,
  now = Date.now(),
): string {
  const until = (Math.floor(now / halfHourMs) + 2) * halfHourMs;
  const words = [collection, id, user, session, until.toString(36)].join(".");
  return `${words}.${sign(words, secret)}`;
}

export function readTicket(ticket: string, secret: string, now = Date.now()): Ticket | undefined {
  const parts = ticket.split(".");
  const [collection = "", id = "", user = "", session = "", until = "", signature = ""] = parts;
  const expected = sign(parts.slice(0, 5).join("."), secret);
  if (parts.length !== 6 || !timingSafeEqualText(signature, expected)) return undefined;
  return Number.parseInt(until, 36) > now ? { collection, id, user, session } : undefined;
}

const sign = (words: string, secret: string): string =>
  createHmac("sha256", secret).update(`preview ${words}`).digest("base64url");
