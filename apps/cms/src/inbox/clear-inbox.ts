import type { Payload } from "payload";

const oneDay = 86_400_000;
const every = oneDay / 4;

/**
 * Deletes messages that are older than the school keeps them: at once, and every six hours.
 * 0 days keeps them. Returns how to stop.
 */
export function clearInbox(payload: Payload, keepDays: number): () => void {
  if (keepDays === 0) return () => {};
  const clear = () => {
    const oldest = new Date(Date.now() - keepDays * oneDay).toISOString();
    payload
      .delete({
        collection: "contact-messages",
        where: { receivedAt: { less_than: oldest } },
        trash: true,
      })
      .catch((error: unknown) => payload.logger.warn(`Old messages not deleted: ${String(error)}`));
  };
  clear();
  const timer = setInterval(clear, every);
  timer.unref();
  return () => clearInterval(timer);
}
