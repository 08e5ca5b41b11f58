/** A repeatable source of numbers in [0, 1): the same seed gives the same sequence on every machine. */
export type Random = () => number;

export function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from a name, so that every picture has its own sequence without a list of numbers. */
export function seedFrom(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

export function pick<T>(list: readonly T[], at: number): T {
  const item = list[((at % list.length) + list.length) % list.length];
  if (item === undefined) throw new RangeError("pick() needs a list with at least one item");
  return item;
}
