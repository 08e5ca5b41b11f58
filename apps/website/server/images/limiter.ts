import pLimit from "p-limit";

/** The queue is full; the client should retry in a few seconds. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  readonly retryAfter = 2;
}

/** Runs a limited number of tasks at once, in order. Rejects with TooBusyError when the queue is full. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimiter(concurrency: number, maxQueue: number): Limiter {
  const limit = pLimit(concurrency);
  return async (work) => {
    const waiting = limit.activeCount + limit.pendingCount - concurrency;
    if (waiting >= maxQueue) {
      throw new TooBusyError(`${waiting} images are queued; retry soon.`);
    }
    return limit(work);
  };
}
