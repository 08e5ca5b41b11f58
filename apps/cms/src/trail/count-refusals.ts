const HOUR = 3_600_000;
/** More lines than this in an hour would hide everything else. */
const MOST_LINES = 200;

/** The refused log-ins of one hour: how many have a line of their own, and how many more there were. */
export type Refusals = { since: number; lines: number; more: number };

/**
 * Counts one more refused log-in. `own`: it gets a line; `rest`: the one line about all others says how many now, which
 * is written when their number doubles; `none`: nothing is written.
 */
export function countRefusal(
  before: Refusals | undefined,
  now: number,
): Refusals & { write: "own" | "rest" | "none" } {
  const isOver = !before || now < before.since || now - before.since >= HOUR;
  const { since, lines, more } = isOver ? { since: now, lines: 0, more: 0 } : before;
  if (lines < MOST_LINES) return { since, lines: lines + 1, more, write: "own" };
  const isDoubled = Number.isInteger(Math.log2(more + 1));
  return { since, lines, more: more + 1, write: isDoubled ? "rest" : "none" };
}
