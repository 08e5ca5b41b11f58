import { statfs } from "node:fs/promises";
import type { Payload, Where } from "payload";

const DAY = 86_400_000;
/** So many days' worth of messages may be open at once. */
const OPEN_DAYS = 5;
/** Below this the database could soon not be written at all. */
const MIN_FREE_BYTES = 200_000_000;

type Limits = {
  /** How many messages of a day are taken. */
  perDay: number;
  /** The folder whose disk must have room. */
  dataDir: string;
  now?: () => number;
  freeBytes?: (folder: string) => Promise<number>;
};
type Refusal = { status: 429 | 503; detail: string; retryAfter: number };

/**
 * Why the inbox takes no message at present, or `undefined`. The counts come from the database, so that a
 * restart does not begin them again. Visitors' addresses are counted by the website; the CMS does not learn them.
 */
export async function findInboxRefusal(
  payload: Pick<Payload, "count">,
  { perDay, dataDir, now = Date.now, freeBytes = freeBytesOf }: Limits,
): Promise<Refusal | undefined> {
  const count = async (where: Where) =>
    (await payload.count({ collection: "contact-messages", where })).totalDocs;
  const detail = "No more messages can be taken at present. Please telephone the school.";
  if ((await freeBytes(dataDir)) < MIN_FREE_BYTES) return { status: 503, detail, retryAfter: 300 };
  if ((await count({ isHandled: { not_equals: true } })) >= perDay * OPEN_DAYS)
    return { status: 503, detail, retryAfter: 3_600 };
  const yesterday = new Date(now() - DAY).toISOString();
  if ((await count({ receivedAt: { greater_than: yesterday } })) >= perDay)
    return { status: 429, detail: "Too many messages have come today.", retryAfter: 3_600 };
  return undefined;
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
