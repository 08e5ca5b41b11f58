import type { Payload } from "payload";

const DAY = 86_400_000;
const KEPT_DAYS = 30;
const lists = ["albums", "birthdays", "toppers", "media"] as const;

/**
 * Deletes pupils' records and pictures that have been in the trash for 30 days: at once, and every six hours. Returns
 * how to stop.
 */
export function clearTrash(payload: Payload): () => void {
  const clear = async () => {
    const oldest = new Date(Date.now() - KEPT_DAYS * DAY).toISOString();
    const where = { deletedAt: { less_than: oldest } };
    for (const collection of lists) {
      const { errors } = await payload.delete({ collection, where, trash: true });
      for (const { message } of errors)
        payload.logger.warn(`Not deleted from the trash: ${message}`);
    }
  };
  const run = () =>
    void clear().catch((error: unknown) =>
      payload.logger.warn(`The trash was not emptied: ${String(error)}`),
    );
  run();
  const timer = setInterval(run, DAY / 4);
  timer.unref();
  return () => clearInterval(timer);
}
