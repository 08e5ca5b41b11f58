import { randomUUID } from "node:crypto";
import { statfs } from "node:fs/promises";
import type { DataFromCollectionSlug, Payload, Where } from "payload";
import { config } from "../../config.ts";
import { problem, retryLater } from "../../content-api/problem.ts";
import { countRecords, findOne } from "../../database/find-records.ts";
import type { Inbox } from "../../fields/inboxes.ts";

const KEY = /^[\x21-\x7e]{1,200}$/;

/**
 * Stores what a visitor sent, once for each Idempotency-Key. Returns the stored record, or a response when the key is
 * invalid, the inbox takes nothing more, or `create` refuses it.
 */
export async function storeOnce<Slug extends Inbox>(
  payload: Payload,
  request: Request,
  inbox: Slug,
  create: (idempotencyKey: string) => Promise<DataFromCollectionSlug<Slug> | Response>,
): Promise<DataFromCollectionSlug<Slug> | Response> {
  const key = request.headers.get("idempotency-key");
  if (key !== null && !KEY.test(key))
    return problem(400, "The Idempotency-Key must be 1 to 200 visible ASCII characters.");
  const find = () => findOne(payload, inbox, { idempotencyKey: { equals: key } });
  const earlier = key === null ? undefined : await find();
  if (earlier) return earlier;
  const refusal = await refuseMessage(payload, inbox);
  if (refusal) return refusal;
  try {
    return await create(key ?? randomUUID());
  } catch (error) {
    // Two simultaneous requests with one key: the unique index admits one.
    const existing = key === null ? undefined : await find();
    if (existing) return existing;
    throw error;
  }
}

const DAY = 86_400_000;
/** This many days' worth of messages may be open at once. */
const OPEN_DAYS = 5;
/** With less free space, the database could soon not be written. */
const MIN_FREE_BYTES = 200_000_000;

/** The counts come from the database, so a restart does not reset them. The website limits by address. */
export async function refuseMessage(
  payload: Payload,
  inbox: Inbox,
  freeBytes = getFreeBytes,
): Promise<Response | undefined> {
  const perDay = config.messagesPerDay;
  const detail = "No more messages can be taken at present. Please telephone the school.";
  if ((await freeBytes(config.dataDir)) < MIN_FREE_BYTES) return retryLater(503, detail, 300);
  const open = await countRecords(payload, inbox, isOpen[inbox]);
  if (open >= perDay * OPEN_DAYS) return retryLater(503, detail, 3_600);
  const since = new Date(Date.now() - DAY).toISOString();
  const ofToday = await countRecords(payload, inbox, { receivedAt: { greater_than: since } });
  if (ofToday >= perDay) return retryLater(429, "Too many messages have come today.", 3_600);
  return undefined;
}

const isOpen: Record<Inbox, Where> = {
  "contact-messages": { isHandled: { not_equals: true } },
  enquiries: { state: { equals: "new" } },
  "visit-bookings": { state: { in: ["unconfirmed", "unconfirmedWaiting"] } },
};

async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
