/** One request: when it comes, and how long a processor works for it. Milliseconds. */
export type Request = { atMs: number; workMs: number };

export type Outcome = {
  perSecond: number;
  /** From arrival to answer, sorted. */
  tookMs: number[];
  /** The part of the time in which the processes work. */
  busy: number;
};

/**
 * A discrete simulation of one queue before `processes` equal processes, first come, first served (G/G/c). `requests` are
 * in the order of their arrival.
 */
export function serve(requests: readonly Request[], processes: number): Outcome {
  const freeAt = new Float64Array(processes);
  const tookMs: number[] = [];
  let worked = 0;
  let endMs = 0;
  for (const { atMs, workMs } of requests) {
    const next = indexOfLeast(freeAt);
    const begins = Math.max(atMs, freeAt[next] ?? 0);
    freeAt[next] = begins + workMs;
    endMs = Math.max(endMs, begins + workMs);
    tookMs.push(begins + workMs - atMs);
    worked += workMs;
  }
  return outcomeOf(tookMs, worked, endMs, processes);
}

const outcomeOf = (
  tookMs: number[],
  worked: number,
  endMs: number,
  processes: number,
): Outcome => ({
  perSecond: (tookMs.length / endMs) * 1_000,
  tookMs: tookMs.sort((a, b) => a - b),
  busy: worked / (endMs * processes),
});

export const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;

function indexOfLeast(numbers: Float64Array): number {
  let least = 0;
  for (let n = 1; n < numbers.length; n += 1)
    if ((numbers[n] ?? 0) < (numbers[least] ?? 0)) least = n;
  return least;
}

/** Arrivals that know nothing of each other (Poisson): so many a second, for so many seconds. */
export function* arrivals(perSecond: number, seconds: number, random: () => number) {
  for (let at = gap(perSecond, random); at < seconds * 1_000; at += gap(perSecond, random))
    yield at;
}

/** Exponential, in milliseconds. */
export const gap = (perSecond: number, random: () => number): number =>
  (-Math.log(1 - random()) / perSecond) * 1_000;
