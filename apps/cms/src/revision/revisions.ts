const state = { latest: Date.now(), of: new Map<string, number>() };

/** Accepts a version from another process, if it is newer. */
export function learnRevision(collection: string, revision: number): void {
  const { of } = state;
  if (revision > (of.get(collection) ?? 0)) of.set(collection, revision);
  state.latest = Math.max(state.latest, revision);
}

/**
 * Gives a collection a new content version. Versions follow the clock, so that an earlier start never used the same
 * one; no two changes share a version.
 */
export function raiseRevision(collection: string): number {
  const next = Math.max(Date.now(), state.latest + 1);
  learnRevision(collection, next);
  return next;
}

/** The collections with a newer version than other processes know. `known` is what they know. */
export const newerThan = (told: Record<string, number>): [string, number][] =>
  [...state.of].filter(([collection, revision]) => revision > (told[collection] ?? 0));

/** One version for several collections: it grows whenever one of them changes. */
export function revisionOf(collections: readonly string[]): number {
  const { of } = state;
  return Math.max(startRevision(), ...collections.map((name) => of.get(name) ?? 0));
}

/** The version of collections that did not change since the process started. */
function startRevision(): number {
  const { of, latest } = state;
  const start = of.get("start") ?? latest;
  of.set("start", start);
  return start;
}
