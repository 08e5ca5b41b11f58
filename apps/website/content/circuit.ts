const FAILURES_TO_OPEN = 3;
const PROBE_EVERY_MS = 5_000;

export type Circuit = ReturnType<typeof createCircuit>;

/** Opens after three failures, then allows one probe every 5 seconds. `now` is in milliseconds. */
export function createCircuit(now: () => number = () => performance.now()) {
  let failures = 0;
  let nextAt = 0;
  return {
    allowsRequest: (): boolean => {
      if (failures < FAILURES_TO_OPEN && nextAt === 0) return true;
      if (now() < nextAt) return false;
      nextAt = now() + PROBE_EVERY_MS;
      return true;
    },
    isOpen: (): boolean => failures >= FAILURES_TO_OPEN,
    succeeded: (): void => {
      failures = 0;
      nextAt = 0;
    },
    failed: (retryAfterSeconds = 0): void => {
      failures += 1;
      const probeAfterMs = failures >= FAILURES_TO_OPEN ? PROBE_EVERY_MS : 0;
      const wait = Math.max(retryAfterSeconds * 1000, probeAfterMs);
      if (wait > 0) nextAt = now() + wait;
    },
  };
}
