import type { Payload } from "payload";
import { TIME_TO_CONFIRM } from "./may-ask-again.ts";

const HOUR = 3_600_000;
const KEEP_DONE = 30 * 24 * HOUR;

/** Deletes who did not confirm in time, and what is known of letters that ended a month ago: at once, and every hour. Returns how to stop. */
export function clearSubscribers(payload: Payload): () => void {
  const clear = async () => {
    await payload.delete({
      collection: "subscribers",
      where: {
        confirmedAt: { exists: false },
        askedAt: { less_than: new Date(Date.now() - TIME_TO_CONFIRM).toISOString() },
      },
    });
    await payload.delete({
      collection: "letters",
      where: {
        state: { in: ["failed", "sent"] },
        updatedAt: { less_than: new Date(Date.now() - KEEP_DONE).toISOString() },
      },
    });
  };
  const tell = (error: unknown) =>
    payload.logger.warn(`Old subscribers not deleted: ${String(error)}`);
  clear().catch(tell);
  const timer = setInterval(() => void clear().catch(tell), HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
