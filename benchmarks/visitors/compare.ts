import { drawnFrom, takesInMix } from "./answers.ts";
import { playLines, type Takes } from "./closed-network.ts";
import type { Mix, Played } from "./measure.ts";
import { median, numbersFrom } from "./median.ts";
import { quantile } from "./simulate.ts";

const ALLOWED = 0.2;
const ANSWERS = 20_000;

/** How well the simulation tells pace and median of so many lines: in each round from its work alone, and in the middle of all. */
export function compare(
  rounds: readonly Played[],
  mix: Mix,
  alone: ReadonlyMap<string, Takes>,
  lines: number,
) {
  const told = rounds.map(({ takes }, round) => {
    const next = drawnFrom(mix, takesInMix(mix, alone, takes), numbersFrom(round));
    const { perSecond, tookMs } = playLines(lines, ANSWERS, next);
    return { perSecond, p50Ms: quantile(tookMs, 0.5), p99Ms: quantile(tookMs, 0.99) };
  });
  const figures = ["perSecond", "p50Ms", "p99Ms"] as const;
  const [pace, p50, p99] = figures.map((figure) => ({
    measured: median(rounds.map((round) => round[figure])),
    simulated: median(told.map((round) => round[figure])),
    off: apart(median(rounds.map((round, n) => (told[n]?.[figure] ?? Number.NaN) / round[figure]))),
  }));
  const off = Math.max(pace?.off ?? Number.NaN, p50?.off ?? Number.NaN);
  return {
    lines,
    "measured/s": Math.round(pace?.measured ?? 0),
    "simulated/s": Math.round(pace?.simulated ?? 0),
    "measured p50 ms": Number(p50?.measured.toFixed(3)),
    "simulated p50 ms": Number(p50?.simulated.toFixed(3)),
    "measured p99 ms": Number(p99?.measured.toFixed(2)),
    "simulated p99 ms": Number(p99?.simulated.toFixed(2)),
    off: `${Math.round(off * 100)} %`,
    isWithin: off <= ALLOWED,
  };
}

/** 0.2 for what is a fifth too much, and for what would have to be a fifth more. */
const apart = (ratio: number): number => Math.max(ratio, 1 / ratio) - 1;
