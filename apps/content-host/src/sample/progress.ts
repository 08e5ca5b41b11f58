/** A line about every quarter of the way: enough to see that it goes on, not a line for each. */
export function progress(what: string, done: number, total: number): void {
  const step = Math.max(1, Math.floor(total / 4));
  if (done === total || done % step === 0) {
    console.log(`Sample content: ${what} ${done} of ${total}`);
  }
}
