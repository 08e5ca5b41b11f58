import { usualGrowthFlag } from "../content/collect-eagerly.ts";

/**
 * How the site's process is started. Left alone, V8 lets the heap grow several times over before it
 * collects, because it sees a machine with much memory; the server of a school does not have that
 * (docs/decisions/008-serve-cached-responses-as-ready-bytes-with-memory-flags.md).
 */
export const memoryFlags = [
  "--max-semi-space-size=8",
  usualGrowthFlag,
  // What V8 lays among the old because others of its kind grew old keeps every answer after it (decision 008).
  "--no-allocation-site-pretenuring",
];

/** The C library gives back what is freed. Any value keeps it from raising the threshold by itself (decision 008). */
export const memoryEnvironment = { MALLOC_TRIM_THRESHOLD_: "131072" };
