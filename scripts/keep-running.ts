import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { childEnv, repository } from "./run.ts";
import { untilHealthy } from "./until-healthy.ts";

export type App = {
  name: string;
  /** What Node is started with. */
  args: string[];
  env: NodeJS.ProcessEnv;
  /** The address that answers 200 when the application is ready, and for how long it may not. */
  health: string;
  startsWithinMs: number;
};

/** An application that is started again whenever it ends by itself. */
export type Kept = {
  /** Resolves when it is ready for the first time; rejects when it ends before that: then nothing is tried again. */
  ready: Promise<void>;
  /** Ends it, and says whether it ran and ended in order. */
  stop: () => Promise<boolean>;
};

/** An application ended before it was ready for the first time. */
export class NotStartedError extends Error {
  override readonly name = "NotStartedError";
  constructor(name: string, how: string) {
    super(
      `The ${name} ended with ${how} before it was ready, so nothing runs; see the lines above.`,
    );
  }
}

const pausesMs = [1_000, 2_000, 5_000, 10_000, 30_000, 60_000];
const ranWellMs = 60_000;
// Both applications finish what runs within ten seconds.
const patienceMs = 15_000;

/** Starts an application and keeps it running. `pauses` are the waits before it is started again, the last one for good. */
export function keepRunning(app: App, tell: (line: string) => void, pauses = pausesMs): Kept {
  let child: ChildProcess;
  let isReady = false;
  let isStopping = false;
  let restarts = 0;
  let timer: NodeJS.Timeout | undefined;
  const failed = Promise.withResolvers<never>();

  function start(): void {
    const since = performance.now();
    timer = undefined;
    child = spawn(process.execPath, app.args, {
      cwd: repository,
      env: childEnv(app.env),
      stdio: ["ignore", "inherit", "inherit"],
      // A group of its own: Ctrl-C reaches it once, from stop(), and not a second time from the terminal.
      detached: true,
    });
    child.once("exit", (code, signal) => {
      if (isStopping) return;
      if (!isReady) return failed.reject(new NotStartedError(app.name, String(signal ?? code)));
      if (performance.now() - since > ranWellMs) restarts = 0;
      const pause = pauses[Math.min(restarts, pauses.length - 1)] ?? 0;
      restarts += 1;
      tell(
        `The ${app.name} ended with ${signal ?? code}. The rest goes on; it is started again in ${pause / 1_000} s.`,
      );
      timer = setTimeout(start, pause);
    });
  }

  start();
  const ready = Promise.race([untilHealthy(app.health, app.startsWithinMs), failed.promise]);
  return {
    ready: ready.then(() => {
      isReady = true;
    }),
    stop: async () => {
      isStopping = true;
      const wasRunning = timer === undefined && isAlive(child);
      clearTimeout(timer);
      return wasRunning && end(child);
    },
  };
}

const isAlive = (child: ChildProcess): boolean =>
  child.exitCode === null && child.signalCode === null;

/** True when it ended by itself, with 0, or before it was far enough to do so. */
async function end(child: ChildProcess): Promise<boolean> {
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), patienceMs);
  const [code, signal] = await gone;
  clearTimeout(timer);
  return code === 0 || signal === "SIGTERM";
}
