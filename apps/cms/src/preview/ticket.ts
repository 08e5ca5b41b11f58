import { createHmac } from "node:crypto";
import { isSameText } from "../is-same-text.ts";

/** Which record may be looked at before it is published, and in which session. */
export type Ticket = {
  collection: string;
  id: string;
  user: string;
  session: string;
};

const halfHourMs = 30 * 60 * 1_000;

/**
 * A ticket for one record, good for an hour at most, and for half an hour at least. It stays the same within half an
 * hour, so no page loads again.
 */
export function makeTicket(
  { collection, id, user, session }: Ticket,
  secret: string,
  now = Date.now(),
): string {
  const until = (Math.floor(now / halfHourMs) + 2) * halfHourMs;
  const words = [collection, id, user, session, until.toString(36)].join(".");
  return `${words}.${signatureOf(words, secret)}`;
}

/** What a ticket opens; `undefined` for one that is forged or over. */
export function readTicket(ticket: string, secret: string, now = Date.now()): Ticket | undefined {
  const parts = ticket.split(".");
  const [collection = "", id = "", user = "", session = "", until = "", signature = ""] = parts;
  const expected = signatureOf(parts.slice(0, 5).join("."), secret);
  if (parts.length !== 6 || !isSameText(signature, expected)) return undefined;
  return Number.parseInt(until, 36) > now ? { collection, id, user, session } : undefined;
}

const signatureOf = (words: string, secret: string): string =>
  createHmac("sha256", secret).update(`preview ${words}`).digest("base64url");
