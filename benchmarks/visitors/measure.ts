import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type SiteProcess, workedMsOfAll } from "../lists/site-process.ts";
import { median } from "./median.ts";
import type { Takes } from "./share-cores.ts";

const run = promisify(execFile);

/** What a load of some seconds came to. Milliseconds. */
type Measured = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  answers: number;
  /** That whoever asked has worked. */
  askerMs: number;
};

/** Addresses of one origin, and how many of a hundred requests each gets. */
export type Mix = readonly { path: string; ofHundred: number }[];

/** Debian's `wrk` asks the addresses of a mix in random order. Throws when any answer is not a good one. */
async function loadMix(
  origin: string,
  mix: Mix,
  lines: number,
  seconds: number,
  folder: string,
): Promise<Measured> {
  const paths = mix.flatMap(({ path, ofHundred }) => Array.from({ length: ofHundred }, () => path));
  const script = join(folder, "mix.lua");
  writeFileSync(
    script,
    `local paths = {${paths.map((path) => JSON.stringify(path)).join(",")}}
     math.randomseed(1853)
     request = function() return wrk.format("GET", paths[math.random(#paths)]) end`,
  );
  const args = ["-t1", `-c${lines}`, `-d${seconds}s`, "--latency", "-s", script];
  const asking = run("wrk", [...args, "-H", "Accept-Encoding: br", origin]);
  let askerMs = 0;
  const watch = setInterval(() => {
    // Near its end the thread that asked is gone already.
    if (asking.child.exitCode === null)
      askerMs = Math.max(askerMs, workedMsOfAll(asking.child.pid));
  }, 20);
  const { stdout } = await asking.finally(() => clearInterval(watch));
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin} failed:\n${stdout}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const time = (part: string) => {
    const [, value, unit = ""] = new RegExp(`${part}%\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? [];
    return Number(value) * ({ us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN);
  };
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: time("50"),
    p99Ms: time("99"),
    answers: number(/(\d+) requests in/),
    askerMs,
  };
}

/** A site under load, and where its measurements may put what they need. */
export type Stage = {
  site: Pick<SiteProcess, "origin" | "cpuMs" | "cpuMsOfAll">;
  folder: string;
};

/** What a mix came to under load: pace and waits as its asker met them, and the work of each answer. */
export type Played = Pick<Measured, "perSecond" | "p50Ms" | "p99Ms"> & { takes: Takes };

const parts = ["threadMs", "helpMs", "askerMs"] as const;

/** A mix asked by so many lines, in the middle of some rounds: how quick it is, how long the cores work, and for whom. */
export async function playMix({ site, folder }: Stage, mix: Mix, lines = 8): Promise<Played> {
  const rounds: Played[] = [];
  for (let round = 0; round < 6; round += 1) {
    const [thread, all] = [site.cpuMs(), site.cpuMsOfAll()];
    const { answers, askerMs, ...met } = await loadMix(site.origin, mix, lines, 1, folder);
    const threadMs = (site.cpuMs() - thread) / answers;
    const helpMs = (site.cpuMsOfAll() - all) / answers - threadMs;
    // The first one warms up.
    if (round > 0) rounds.push({ ...met, takes: { threadMs, helpMs, askerMs: askerMs / answers } });
  }
  const middle = (of: (round: Played) => number) => median(rounds.map(of));
  const [threadMs, helpMs, askerMs] = parts.map((part) => middle(({ takes }) => takes[part]));
  return {
    perSecond: middle(({ perSecond }) => perSecond),
    p50Ms: middle(({ p50Ms }) => p50Ms),
    p99Ms: middle(({ p99Ms }) => p99Ms),
    takes: { threadMs: threadMs ?? 0, helpMs: helpMs ?? 0, askerMs: askerMs ?? 0 },
  };
}
