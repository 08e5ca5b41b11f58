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
};

export const createCounts = (): Counts => ({
  microCache: 0,
  cached: 0,
  rendered: 0,
  rejected: 0,
  queued: 0,
});
