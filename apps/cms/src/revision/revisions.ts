const state = { latest: Date.now(), of: new Map<string, number>() };

/** Takes over a revision, never backwards. Also how another process's change becomes known here. */
export function learnRevision(collection: string, revision: number): void {
  const { of } = state;
  if (revision > (of.get(collection) ?? 0)) of.set(collection, revision);
  state.latest = Math.max(state.latest, revision);
}

/**
 * Says that a collection's content has changed. Revisions grow with the clock, so that one of an
 * earlier start never comes back with other content behind it; no two changes share one.
 */
export function raiseRevision(collection: string): number {
  const next = Math.max(Date.now(), state.latest + 1);
  learnRevision(collection, next);
  return next;
}

/** The collections and their revisions that other processes do not know: `told` is what they know. */
export const newerThan = (told: Record<string, number>): [string, number][] =>
  [...state.of].filter(([collection, revision]) => revision > (told[collection] ?? 0));

/** One number for several collections: it grows whenever one of them changes. */
export function revisionOf(collections: readonly string[]): number {
  const { of } = state;
  return Math.max(startRevision(), ...collections.map((name) => of.get(name) ?? 0));
}

/** The revision of collections that did not change since the process started. */
function startRevision(): number {
  const { of, latest } = state;
  const start = of.get("start") ?? latest;
  of.set("start", start);
  return start;
}
