/** At most one e-mail in this time goes to each address, with the number of messages. Milliseconds. */
const GATHER_MS = 5 * 60_000;

/** When the next e-mail to an address may go, given when the last one was due. `undefined`: one is planned already. */
export function nextDue(last: number | undefined, now: number): number | undefined {
  // An e-mail that is due long after now was planned before a clock was set back.
  if (last === undefined || last > now + GATHER_MS) return now;
  return now < last ? undefined : Math.max(now, last + GATHER_MS);
}
