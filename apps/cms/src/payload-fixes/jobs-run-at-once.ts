/**
 * Payload's autoRun starts all jobs of a batch at once, and has no option for one after another. Returns a function
 * that starts the work of a job when that of all earlier ones has ended.
 */
export function createSequence() {
  let previous: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Promise<Result>): Promise<Result> => {
    const current = previous.then(work);
    previous = current.catch(() => {});
    return current;
  };
}
