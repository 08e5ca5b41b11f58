import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { median } from "./median.ts";

const run = promisify(execFile);

/** What a load of some seconds came to. Milliseconds. */
export type Measured = { perSecond: number; p50Ms: number; p99Ms: number; answers: number };

/** Addresses of one origin, and how many of a hundred requests each gets. */
export type Mix = readonly { path: string; ofHundred: number }[];

/** Debian's `wrk` asks the addresses of a mix in random order. Throws when any answer is not a good one. */
export async function loadMix(
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
  const { stdout } = await run("wrk", [...args, "-H", "Accept-Encoding: br", origin]);
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
  };
}

/** What one answer takes, in milliseconds: of a process, and beside that, on the line and with who asks. */
export type Takes = { workMs: number; awayMs: number };

/** As one visitor meets it who is there alone, and as a processor works for it when others are there too. */
export async function takenBy(
  path: string,
  origin: string,
  cpuMs: () => number,
  folder: string,
): Promise<Takes> {
  const workMs = await workFor(path, origin, cpuMs, folder);
  const { p50Ms } = await loadMix(origin, [{ path, ofHundred: 1 }], 1, 1, folder);
  return { workMs, awayMs: Math.max(0, p50Ms - workMs) };
}

/** How long a processor works for one answer, in milliseconds: of some rounds the one in the middle. */
async function workFor(
  path: string,
  origin: string,
  cpuMs: () => number,
  folder: string,
): Promise<number> {
  const rounds: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    const before = cpuMs();
    const { answers } = await loadMix(origin, [{ path, ofHundred: 1 }], 8, 1, folder);
    // The first one warms up.
    if (round > 0) rounds.push((cpuMs() - before) / answers);
  }
  return median(rounds);
}
