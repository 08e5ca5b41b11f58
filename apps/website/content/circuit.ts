/** Circuit breaker for the CMS: opens after three failures, then allows one probe every 5 seconds. */
export type Circuit = {
  allowsRequest: () => boolean;
  /** Whether the CMS has failed so often in a row that requests stop. */
  isOpen: () => boolean;
  succeeded: () => void;
  failed: (retryAfterSeconds?: number) => void;
};

const FAILURES_TO_OPEN = 3;
const PROBE_EVERY_MS = 5_000;

/** `now` is in milliseconds; only differences matter. */
export function createCircuit(now: () => number = () => performance.now()): Circuit {
  let failures = 0;
  let nextAt = 0;
  return {
    allowsRequest: () => {
      if (failures < FAILURES_TO_OPEN && nextAt === 0) return true;
      if (now() < nextAt) return false;
      nextAt = now() + PROBE_EVERY_MS;
      return true;
    },
    isOpen: () => failures >= FAILURES_TO_OPEN,
    succeeded: () => {
      failures = 0;
      nextAt = 0;
    },
    failed: (retryAfterSeconds = 0) => {
      failures += 1;
      const wait = Math.max(
        retryAfterSeconds * 1000,
        failures >= FAILURES_TO_OPEN ? PROBE_EVERY_MS : 0,
      );
      if (wait > 0) nextAt = now() + wait;
    },
  };
}
