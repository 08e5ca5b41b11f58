import type { Payload } from "payload";
import { TIME_TO_CONFIRM } from "./may-ask-again.ts";

/** Deletes who did not confirm in time. */
export async function clearSubscribers(payload: Payload): Promise<void> {
  const oldest = new Date(Date.now() - TIME_TO_CONFIRM).toISOString();
  const where = { confirmedAt: { exists: false }, askedAt: { less_than: oldest } };
  await payload.delete({ collection: "subscribers", where });
}
