import { setTimeout as pause } from "node:timers/promises";
import { createLimiter, type Limiter } from "../images/limiter.ts";
import type { Counts } from "../metrics/counts.ts";

const CONCURRENCY = 2;
const MAX_QUEUE = 60;
/** The pause after each page as a multiple of its render time, for visitors with cached pages. */
const PAUSE_FACTOR = 4;
const MAX_PAUSE_MS = 50;

/**
 * Renders pages in order. While pages are queued, cached pages get four fifths of the time, so that a flood does not
 * slow them down. Rejects with TooBusyError when the queue is full.
 */
export function createRenderQueue(
  maxQueue = MAX_QUEUE,
  counts: Pick<Counts, "queued"> = { queued: 0 },
): Limiter {
  const limiter = createLimiter(CONCURRENCY, maxQueue);
  return (work) =>
    new Promise((done, failed) => {
      counts.queued += 1;
      limiter(async () => {
        counts.queued -= 1;
        const started = performance.now();
        await work().then(done, failed);
        const took = performance.now() - started;
        if (counts.queued > 0) await pause(Math.min(PAUSE_FACTOR * took, MAX_PAUSE_MS));
      }).catch((error: unknown) => {
        counts.queued -= 1;
        failed(error);
      });
    });
}
