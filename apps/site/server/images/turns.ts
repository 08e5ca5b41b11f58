/** Too many wait already; asking again in a few seconds is better than waiting. */
export class TooBusyError extends Error {
  override readonly name = "TooBusyError";
  readonly retryAfter = 2;
}

/** Lets work begin in order, so many pieces at once. Rejects with TooBusyError when too many wait. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(atOnce: number, longestQueue: number): Turns {
  const queue: (() => void)[] = [];
  let underWay = 0;

  return async (work) => {
    if (underWay < atOnce) {
      underWay += 1;
    } else {
      if (queue.length >= longestQueue) {
        throw new TooBusyError(
          `${queue.length} pictures wait already; ask for this one again soon.`,
        );
      }
      await new Promise<void>((begin) => queue.push(begin));
    }
    try {
      return await work();
    } finally {
      // A turn is handed on rather than given back, so that nobody slips in between.
      const next = queue.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
