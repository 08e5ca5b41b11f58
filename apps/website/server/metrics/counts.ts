/** Counters that are updated while visitors are served (decision 008). */
export type Counts = {
  /** Answered at once, from what was ready. */
  ready: number;
  /** Pages sent from the cache, rendered, and rejected because too many waited. */
  kept: number;
  made: number;
  busy: number;
  /** Pages that wait for their turn now. */
  queued: number;
  hostFailures: Map<string, number>;
  messages: Map<string, number>;
};

export const createCounts = (): Counts => ({
  ready: 0,
  kept: 0,
  made: 0,
  busy: 0,
  queued: 0,
  hostFailures: new Map(),
  messages: new Map(),
});

export const countOne = (counts: Map<string, number>, word: string): void =>
  void counts.set(word, (counts.get(word) ?? 0) + 1);
