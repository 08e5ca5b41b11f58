import { createHmac, timingSafeEqual } from "node:crypto";

/** Which record of which school may be looked at before it is published. */
export type Ticket = { collection: string; id: string; school: string };

const halfDay = 12 * 60 * 60 * 1_000;

/** A ticket for one record, good for half a day to a day. It stays the same within half a day, so no page loads anew. */
export function makeTicket(
  { collection, id, school }: Ticket,
  secret: string,
  now = Date.now(),
): string {
  const until = (Math.floor(now / halfDay) + 2) * halfDay;
  const words = `${collection}.${id}.${school}.${until.toString(36)}`;
  return `${words}.${signatureOf(words, secret)}`;
}

/** What a ticket opens; `undefined` for one that is forged or over. */
export function readTicket(ticket: string, secret: string, now = Date.now()): Ticket | undefined {
  const parts = ticket.split(".");
  const [collection = "", id = "", school = "", until = "", signature = ""] = parts;
  const expected = Buffer.from(signatureOf(parts.slice(0, 4).join("."), secret));
  const given = Buffer.from(signature);
  if (parts.length !== 5 || given.length !== expected.length) return undefined;
  if (!timingSafeEqual(given, expected)) return undefined;
  return Number.parseInt(until, 36) > now ? { collection, id, school } : undefined;
}

const signatureOf = (words: string, secret: string): string =>
  createHmac("sha256", secret).update(`preview ${words}`).digest("base64url");
