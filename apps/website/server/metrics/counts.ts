/** Counters that are updated while visitors are served (decision 008). */
export type Counts = {
  /** Responses from the micro-cache. */
  microCache: number;
  /** Pages from the page cache, rendered, and rejected because the queue was full. */
  cached: number;
  rendered: number;
  rejected: number;
  /** Pages in the render queue now. */
  queued: number;
  cmsFailures: Map<string, number>;
  messages: Map<string, number>;
};

export const createCounts = (): Counts => ({
  microCache: 0,
  cached: 0,
  rendered: 0,
  rejected: 0,
  queued: 0,
  cmsFailures: new Map(),
  messages: new Map(),
});

export const increment = (counts: Map<string, number>, key: string): void =>
  void counts.set(key, (counts.get(key) ?? 0) + 1);
