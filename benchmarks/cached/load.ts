import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Load = { perSecond: number; p99Ms: number };

/** Asks one address over and over for some seconds with Debian's `wrk`. Throws when any answer is not a good one. */
export async function load(url: string, seconds: number, connections = 16): Promise<Load> {
  const args = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency"];
  const { stdout } = await run("wrk", [...args, "-H", "Accept-Encoding: br", url]).catch(
    (error) => {
      if (error.code !== "ENOENT") throw error;
      throw new Error("This benchmark asks with wrk: apt-get install wrk");
    },
  );
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed:\n${stdout}`);
  const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const inMs = { us: 0.001, ms: 1, s: 1_000 }[unit] ?? Number.NaN;
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? [];
  return { perSecond: Number(perSecond), p99Ms: Number(p99) * inMs };
}
