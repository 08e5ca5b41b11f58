import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { memoryEnvironment, memoryFlags } from "../../apps/site/server/memory-flags.ts";

export type SiteProcess = {
  origin: string;
  pid: number;
  /** The most memory that the process ever held, files mapped into it included. */
  peakMemoryMb: () => number;
  /** Milliseconds that the site's main thread has worked since its start. */
  cpuMs: () => number;
  /** The same of all its threads. */
  cpuMsOfAll: () => number;
  stop: () => Promise<void>;
};

const main = resolve(import.meta.dirname, "../../apps/site/server/main.ts");

/**
 * Starts the built site against a content host, in a folder of its own, and waits until `isReady` says so. Throws when
 * the port is taken.
 */
export async function startSite(
  port: number,
  contentHostUrl: string,
  isReady: (origin: string) => Promise<boolean>,
  settings: Record<string, string> = {},
): Promise<SiteProcess> {
  const origin = `http://127.0.0.1:${port}`;
  const isTaken = await fetch(origin).then(
    () => true,
    () => false,
  );
  if (isTaken)
    throw new Error(`Port ${port} answers already: the site of a benchmark that was cut off?`);
  const dataDir = mkdtempSync(join(tmpdir(), "manor-lists-"));
  const env = {
    ...process.env,
    ...memoryEnvironment,
    NODE_ENV: "production",
    PORT: String(port),
    CONTENT_HOST_URL: contentHostUrl,
    SITE_DATA_DIR: dataDir,
    SITE_NOW: "2026-11-20T10:00:00+05:30",
    LOG_LEVEL: "error",
    PICTURES_AHEAD: "0",
    ...settings,
  };
  const child = spawn(process.execPath, [...memoryFlags, main], {
    env,
    stdio: ["ignore", "inherit", "inherit"],
  });
  for (let tries = 0; !(await isReady(origin).catch(() => false)); tries += 1) {
    if (child.exitCode !== null) throw new Error(`The site on port ${port} ended by itself.`);
    if (tries > 300) {
      child.kill("SIGTERM");
      throw new Error(`The site on port ${port} did not get ready within 60 s.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    origin,
    pid: child.pid ?? 0,
    peakMemoryMb: () => peakMb(child),
    cpuMs: () => workedMs(`/proc/${child.pid}/schedstat`),
    cpuMsOfAll: () => workedMsOfAll(child.pid),
    stop: async () => {
      const ended = new Promise((done) => child.once("exit", done));
      child.kill("SIGTERM");
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function peakMb({ pid }: ChildProcess): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function workedMs(schedstat: string): number {
  const [nanoseconds] = readFileSync(schedstat, "utf8").split(" ");
  return Number(nanoseconds) / 1e6;
}

/** Milliseconds that all threads of a running process have worked, but for those that have ended. */
function workedMsOfAll(pid = 0): number {
  const tasks = `/proc/${pid}/task`;
  return readdirSync(tasks).reduce((all, task) => all + workedMs(`${tasks}/${task}/schedstat`), 0);
}

/** The same without the first, which only waits for the others in a program such as wrk. */
export const workedMsOfOthers = (pid = 0): number =>
  workedMsOfAll(pid) - workedMs(`/proc/${pid}/schedstat`);
