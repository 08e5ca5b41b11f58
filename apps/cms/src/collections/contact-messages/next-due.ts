/** At most one e-mail per address in this time, with the number of messages. Milliseconds. */
const INTERVAL_MS = 5 * 60_000;

/** When to send the next e-mail to an address, given when the last one was due. `undefined`: one is planned already. */
export function nextDue(last: number | undefined, now: number): number | undefined {
  // A due time far in the future means that the clock was set back.
  if (last === undefined || last > now + INTERVAL_MS) return now;
  return now < last ? undefined : Math.max(now, last + INTERVAL_MS);
}
