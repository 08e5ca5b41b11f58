import pLimit from "p-limit";
import { RefusalError } from "../i18n/refusal-error.ts";

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More files than five people upload at once; each waits in memory. */
const MAX_WAITING = 20;

/** Runs `parallel` pieces of work at a time, in order. Throws RefusalError (503) when `maxWaiting` others wait already. */
export function createQueue({ parallel = 1, maxWaiting = MAX_WAITING } = {}): Queue {
  const limit = pLimit(parallel);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting)
      throw new RefusalError(
        "Too many files are being checked now. Please try again in a minute.",
        undefined,
        503,
      );
    return limit(work);
  };
}
