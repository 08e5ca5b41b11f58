import type { Values } from "./values.ts";

/** A counter, and the most attempts within the time of its limit. */
export type Counted = { key: string; most: number };

type Tries = { at: number[]; until: number };

/**
 * Counts one attempt under each key. False when one of them has reached its limit within `withinMs`; a refused
 * attempt does not count. `now` is the Unix time in milliseconds, which all processes share.
 */
export const take = (
  values: Values,
  counted: readonly Counted[],
  withinMs: number,
  now: number,
): Promise<boolean> =>
  values.change<Tries, boolean>(
    counted.map(({ key }) => key),
    (all) => {
      const recent = all.map((tries) => (tries?.at ?? []).filter((at) => now - at < withinMs));
      const isFree = counted.every(({ most }, index) => (recent[index]?.length ?? 0) < most);
      const kept = recent.map((at) => (isFree ? [...at, now] : at));
      return { values: kept.map((at) => triesOf(at, withinMs)), result: isFree };
    },
  );

/** Removes the latest attempt of each key. */
export const giveBack = (values: Values, keys: readonly string[]): Promise<void> =>
  values.change<Tries, void>(keys, (all) => ({
    values: all.map((tries) => tries && withoutLast(tries)),
    result: undefined,
  }));

/** Removes all attempts of these keys. */
export const forget = (values: Values, keys: readonly string[]): Promise<void> =>
  values.change<Tries, void>(keys, () => ({
    values: keys.map(() => undefined),
    result: undefined,
  }));

const triesOf = (at: number[], withinMs: number): Tries | undefined =>
  at.length > 0 ? { at, until: (at.at(-1) ?? 0) + withinMs } : undefined;

const withoutLast = ({ at, until }: Tries): Tries | undefined =>
  at.length > 1 ? { at: at.slice(0, -1), until } : undefined;
