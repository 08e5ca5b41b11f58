export type Counts = ReturnType<typeof createCounts>;

/** Counters that are updated while visitors are served (decision 008). */
export const createCounts = () => ({
  /** Responses from the micro-cache. */
  microCache: 0,
  /** Pages from the page cache, rendered, and rejected because the queue was full. */
  cached: 0,
  rendered: 0,
  rejected: 0,
  /** Pages in the render queue now. */
  queued: 0,
});
