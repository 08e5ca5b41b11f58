import pLimit from "p-limit";

/** The queue is full; the client should retry in a few seconds. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  readonly retryAfter = 2;
}

/** Runs a limited number of tasks at once, in order. Rejects with TooBusyError when the queue is full. */
export function createLimiter(concurrency: number, maxQueue: number) {
  const limit = pLimit(concurrency);
  const size = () => limit.activeCount + limit.pendingCount;
  async function run<T>(work: () => Promise<T>): Promise<T> {
    if (size() >= concurrency + maxQueue)
      throw new TooBusyError(`${maxQueue} tasks are queued; retry soon.`);
    return limit(work);
  }
  return Object.assign(run, { size });
}
