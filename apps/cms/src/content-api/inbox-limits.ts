import { statfs } from "node:fs/promises";
import type { Payload, Where } from "payload";
import { countRecords } from "../database/find-records.ts";

const DAY = 86_400_000;
/** This many days' worth of messages may be open at once. */
const OPEN_DAYS = 5;
/** With less free space, the database could soon not be written. */
const MIN_FREE_BYTES = 200_000_000;

type Limits = {
  /** The number of messages accepted per day. */
  perDay: number;
  /** The folder whose disk is checked. */
  dataDir: string;
  freeBytes?: (folder: string) => Promise<number>;
};
type Refusal = { status: 429 | 503; detail: string; retryAfter: number };

/**
 * Why the inbox accepts no message now, or `undefined`. The counts come from the database, so a restart does not
 * reset them. The website limits messages by address; the CMS never gets a visitor's address.
 */
export async function findInboxRefusal(
  payload: Payload,
  { perDay, dataDir, freeBytes = getFreeBytes }: Limits,
): Promise<Refusal | undefined> {
  const count = (where: Where) => countRecords(payload, "contact-messages", where);
  const detail = "No more messages can be taken at present. Please telephone the school.";
  if ((await freeBytes(dataDir)) < MIN_FREE_BYTES) return { status: 503, detail, retryAfter: 300 };
  if ((await count({ isHandled: { not_equals: true } })) >= perDay * OPEN_DAYS)
    return { status: 503, detail, retryAfter: 3_600 };
  const yesterday = new Date(Date.now() - DAY).toISOString();
  if ((await count({ receivedAt: { greater_than: yesterday } })) >= perDay)
    return { status: 429, detail: "Too many messages have come today.", retryAfter: 3_600 };
  return undefined;
}

async function getFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
