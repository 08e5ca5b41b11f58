import { getStore, type ValueStore } from "./value-store.ts";

/** A counter, and the most attempts within the time of its limit. */
export type RateLimit = { key: string; max: number };

type Attempts = { at: number[]; until: number };

/**
 * Counts one attempt under each key. False when one of them has reached its limit within `withinMs`; a refused
 * attempt does not count. `now` is the Unix time in milliseconds, which all processes share.
 */
export const takeAttempt = (
  values: ValueStore,
  counted: readonly RateLimit[],
  withinMs: number,
  now: number,
): Promise<boolean> =>
  values.change<Attempts, boolean>(
    counted.map(({ key }) => key),
    (all) => {
      // An attempt far in the future means that the clock was set back.
      const recent = all.map((tries) =>
        (tries?.at ?? []).filter((at) => Math.abs(now - at) < withinMs),
      );
      const isFree = counted.every(({ max }, index) => (recent[index]?.length ?? 0) < max);
      const attempts = recent.map((at) => (isFree ? [...at, now] : at));
      return { values: attempts.map((at) => toAttempts(at, withinMs)), result: isFree };
    },
  );

/**
 * Counts one request of this name. False above its maximum a minute, which is not per sender: all messages of the
 * website come from one address, and it limits each visitor.
 */
export const takeInMinute = (
  name: string,
  max: number,
  now = Date.now(),
  values: ValueStore = getStore("a minute"),
): Promise<boolean> => takeAttempt(values, [{ key: name, max }], 60_000, now);

export const returnAttempt = (values: ValueStore, keys: readonly string[]): Promise<void> =>
  values.change<Attempts, void>(keys, (all) => ({
    values: all.map((tries) => tries && withoutLast(tries)),
    result: undefined,
  }));

export const clearAttempts = (values: ValueStore, keys: readonly string[]): Promise<void> =>
  values.change<Attempts, void>(keys, () => ({
    values: keys.map(() => undefined),
    result: undefined,
  }));

const toAttempts = (at: number[], withinMs: number): Attempts | undefined =>
  at.length > 0 ? { at, until: (at.at(-1) ?? 0) + withinMs } : undefined;

const withoutLast = ({ at, until }: Attempts): Attempts | undefined =>
  at.length > 1 ? { at: at.slice(0, -1), until } : undefined;
