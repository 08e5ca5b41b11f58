import type { Payload } from "payload";

const DAY_MS = 86_400_000;

/** Deletes messages that are older than the school keeps them; 0 days keeps them. */
export async function clearInbox(payload: Payload, keepDays: number): Promise<void> {
  if (keepDays === 0) return;
  const oldest = new Date(Date.now() - keepDays * DAY_MS).toISOString();
  const where = { receivedAt: { less_than: oldest } };
  await payload.delete({ collection: "contact-messages", where, trash: true });
}
