import { BenchmarkError, runProgram } from "./processes.ts";

export type Load = { perSecond: number; p99Ms: number };
export type Target = { name: string; url: string };
export type LoadOptions = { rounds: number; seconds: number };

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Requests one address for some seconds with wrk, over 16 connections. Throws when any response fails. */
async function measure(url: string, seconds: number): Promise<Load> {
  const args = ["-t1", "-c16", `-d${seconds}s`, "--latency", "-H", "Accept-Encoding: br", url];
  const output = await runProgram("wrk", args, { timeoutMs: seconds * 1_000 + 30_000 });
  if (/Non-2xx|Socket errors/.test(output)) throw new BenchmarkError(`${url} failed under load.`);
  const [, p99, unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  const unitMs = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN;
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(output) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * unitMs };
}

/**
 * Measures all targets in each round, in rotated order. The speed of a machine varies, so ratios compare within a
 * round; the result is the median of the rounds. `ratio` is relative to the first target.
 */
export async function compareLoad(targets: readonly Target[], options: LoadOptions) {
  const loads = targets.map((): Load[] => []);
  for (const { url } of targets) await measure(url, 1);
  for (let round = 0; round < options.rounds; round += 1)
    for (let turn = 0; turn < targets.length; turn += 1) {
      const at = (turn + round) % targets.length;
      loads[at]?.push(await measure(targets[at]?.url ?? "", options.seconds));
    }
  const [first = []] = loads;
  return targets.map(({ name }, at) => {
    const own = loads[at] ?? [];
    return {
      name,
      perSecond: median(own.map(({ perSecond }) => perSecond)),
      ratio: median(own.map(({ perSecond }, n) => perSecond / (first[n]?.perSecond ?? 0))),
      p99Ms: median(own.map(({ p99Ms }) => p99Ms)),
    };
  });
}
