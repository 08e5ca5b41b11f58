import { RefusalError } from "../i18n/refusal-error.ts";

export type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More files than five people upload at once; each waits in memory. */
const MAX_WAITING = 20;

/** Runs one piece of work at a time, in order. Throws RefusalError (503) when `maxWaiting` others wait already. */
export function createQueue(maxWaiting = MAX_WAITING): Queue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= maxWaiting)
      throw new RefusalError(
        "Too many files are being checked at the moment. Please try again in a minute.",
        undefined,
        503,
      );
    waiting += 1;
    const turn = last.then(() => {
      waiting -= 1;
      return work();
    });
    // The next one runs whatever the outcome of this one.
    last = turn.catch(() => {});
    return turn;
  };
}
