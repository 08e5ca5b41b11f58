import { execFile } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { type SiteProcess, workedMsOfOthers } from "../lists/site-process.ts";
import type { Takes } from "./closed-network.ts";
import { quantileOf, withoutAdded } from "./coordinated-omission.ts";
import { median } from "./median.ts";

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
     request = function() return wrk.format("GET", paths[math.random(#paths)]) end
     done = function(summary, waits)
       io.write("took ", summary.duration, " us")
       for n = 1, #waits do io.write(string.format(" %d:%d", waits(n))) end
     end`,
  );
  const args = ["-t1", `-c${lines}`, `-d${seconds}s`, "-s", script];
  const asking = run("wrk", [...args, "-H", "Accept-Encoding: br", origin]);
  let askerMs = 0;
  const watch = setInterval(() => {
    // Near its end the thread that asked is gone already.
    if (asking.child.exitCode === null)
      askerMs = Math.max(askerMs, workedMsOfOthers(asking.child.pid));
  }, 20);
  const { stdout } = await asking.finally(() => clearInterval(watch));
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${origin} failed:\n${stdout}`);
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? Number.NaN);
  const answers = number(/(\d+) requests in/);
  const told = Array.from(
    stdout.matchAll(/ (\d+):(\d+)/g),
    ([, wait, count]) => [Number(wait), Number(count)] as const,
  );
  const expectedUs = Math.floor(number(/took (\d+) us/) / Math.floor(answers / lines));
  const waits = withoutAdded(new Map(told), expectedUs);
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50Ms: quantileOf(waits, 0.5) / 1_000,
    p99Ms: quantileOf(waits, 0.99) / 1_000,
    answers,
    askerMs,
  };
}

/** A site under load, and where its measurements may put what they need. */
type Stage = {
  site: Pick<SiteProcess, "origin" | "cpuMs" | "cpuMsOfAll">;
  folder: string;
};

/** What a mix came to under load: pace and waits as its asker met them, and the work of each answer. */
export type Played = Omit<Measured, "askerMs" | "answers"> & { takes: Takes };

/** A mix asked by so many lines for a second: how quick it is, how long the cores work, and for whom. */
async function playMix({ site, folder }: Stage, mix: Mix, lines: number): Promise<Played> {
  const [thread, all] = [site.cpuMs(), site.cpuMsOfAll()];
  const { answers, askerMs, ...met } = await loadMix(site.origin, mix, lines, 1, folder);
  const threadMs = (site.cpuMs() - thread) / answers;
  const helpMs = (site.cpuMsOfAll() - all) / answers - threadMs;
  return { ...met, takes: { threadMs, helpMs, askerMs: askerMs / answers } };
}

const ROUNDS = 7;
const LINES_ALONE = 8;

/**
 * Each address alone and the mix by so many lines, in turn, so that none has the quicker minutes of the machine for itself.
 * The first round warms up, and does not count.
 */
export async function playRounds(
  stage: Stage,
  mix: Mix,
  lines: readonly number[],
): Promise<{ alone: Map<string, Takes>; mixed: Map<number, Played[]> }> {
  const alone = new Map<string, Played[]>(mix.map(({ path }) => [path, []]));
  const mixed = new Map<number, Played[]>(lines.map((each) => [each, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [path, rounds] of alone)
      rounds[round] = await playMix(stage, [{ path, ofHundred: 100 }], LINES_ALONE);
    for (const [each, rounds] of mixed) rounds[round] = await playMix(stage, mix, each);
  }
  for (const rounds of [...alone.values(), ...mixed.values()]) rounds.shift();
  return {
    alone: new Map(Array.from(alone, ([path, rounds]) => [path, middleTakes(rounds)])),
    mixed,
  };
}

/** What an answer took in the middle of the rounds. */
export function middleTakes(rounds: readonly Played[]): Takes {
  const middle = (part: keyof Takes) => median(rounds.map(({ takes }) => takes[part]));
  return {
    threadMs: middle("threadMs"),
    helpMs: middle("helpMs"),
    askerMs: middle("askerMs"),
  };
}
