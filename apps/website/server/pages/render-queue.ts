import { setTimeout as rest } from "node:timers/promises";
import { createLimiter, type Limiter } from "../images/limiter.ts";
import type { Counts } from "../metrics/counts.ts";

const AT_ONCE = 2;
const LONGEST_QUEUE = 60;
/** After each page, so many times as long as it took, belongs to visitors whose pages are ready. */
const REST = 4;
const LONGEST_REST_MS = 50;

/**
 * Lets pages be rendered in order. While some wait, four fifths of the time are left to pages that are ready: these
 * never notice how many others are asked for. Rejects with TooBusyError when too many wait.
 */
export function createRenderQueue(
  longest = LONGEST_QUEUE,
  counts: Pick<Counts, "queued"> = { queued: 0 },
): Limiter {
  const limiter = createLimiter(AT_ONCE, longest);
  return (work) =>
    new Promise((done, failed) => {
      counts.queued += 1;
      limiter(async () => {
        counts.queued -= 1;
        const started = performance.now();
        await work().then(done, failed);
        const took = performance.now() - started;
        if (counts.queued > 0) await rest(Math.min(REST * took, LONGEST_REST_MS));
      }).catch((error: unknown) => {
        counts.queued -= 1;
        failed(error);
      });
    });
}
