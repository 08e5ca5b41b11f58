import { type Count, countAttempt, type RateLimit } from "@manor/server-kit/rate-limiter";
import { getStore, type ValueStore } from "./value-store.ts";

/** False when a limit is reached; a refused attempt does not count. `now` is Unix time in milliseconds. */
export const takeAttempt = (
  values: ValueStore,
  limits: readonly RateLimit[],
  now: number,
): Promise<boolean> =>
  values.change<Count, boolean>(
    limits.map(({ key }) => key),
    (stored) => {
      const { counts, waitMs } = countAttempt(stored, limits, now);
      return { values: counts, result: waitMs === 0 };
    },
  );

/** Not per sender: all messages of the website come from one address, and it limits each visitor. */
export const takeInMinute = (
  key: string,
  max: number,
  now = Date.now(),
  values: ValueStore = getStore("a minute"),
): Promise<boolean> => takeAttempt(values, [{ key, max, windowMs: 60_000 }], now);

export const returnAttempt = (values: ValueStore, limits: readonly RateLimit[]): Promise<void> =>
  values.change<Count, void>(
    limits.map(({ key }) => key),
    (counts) => ({
      values: counts.map((count) => count && { ...count, taken: Math.max(0, count.taken - 1) }),
      result: undefined,
    }),
  );

export const clearAttempts = (values: ValueStore, keys: readonly string[]): Promise<void> =>
  values.change<Count, void>(keys, () => ({
    values: keys.map(() => undefined),
    result: undefined,
  }));
