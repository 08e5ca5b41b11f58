import pLimit from "p-limit";

/** Too many wait already; asking again in a few seconds is better than waiting. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  readonly retryAfter = 2;
}

/** Lets work begin in order, so many pieces at once. Rejects with TooBusyError when too many wait. */
export type Limiter = <T>(work: () => Promise<T>) => Promise<T>;

export function createLimiter(atOnce: number, longestQueue: number): Limiter {
  const limit = pLimit(atOnce);
  return async (work) => {
    const waiting = limit.activeCount + limit.pendingCount - atOnce;
    if (waiting >= longestQueue) {
      throw new TooBusyError(`${waiting} pictures wait already; ask for this one again soon.`);
    }
    return limit(work);
  };
}
