import type { Payload } from "payload";

const KEEP_MS = 30 * 86_400_000;
const lists = ["albums", "birthdays", "toppers", "media"] as const;

/** Deletes pupils' records and pictures that have been in the trash for 30 days. */
export async function clearTrash(payload: Payload): Promise<void> {
  const where = { deletedAt: { less_than: new Date(Date.now() - KEEP_MS).toISOString() } };
  for (const collection of lists) {
    const { errors } = await payload.delete({ collection, where, trash: true });
    for (const { message } of errors) payload.logger.warn(`Not deleted from the trash: ${message}`);
  }
}
