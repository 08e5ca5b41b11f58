import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import type { Job, Outcome, Tasks } from "./image-worker-process.ts";
import { SlowImageError, UnusableImageError } from "./unusable-image-error.ts";

/**
 * Opens untrusted images in separate processes, started on demand and ended when idle. All tasks reject with
 * UnusableImageError when the bytes cannot be shown, crash the decoder or take too long.
 */
export type ImageWorker = Tasks;

const PROCESS = fileURLToPath(new URL("./image-worker-process.ts", import.meta.url));
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 60_000;
const CONCURRENCY = 2;
/** A phone's photo needs some 150 MB while it is opened, so only one of these is opened at a time. */
const HEAVY_BYTES = 1_500_000;

// glibc otherwise retains hundreds of megabytes of freed memory. The site's settings are not passed on.
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  UV_THREADPOOL_SIZE: "2",
  // The library's own warnings about odd images would fill the log.
  VIPS_WARNING: "1",
  // Draws text with the site's fonts, also on a machine without fonts.
  FONTCONFIG_FILE: fileURLToPath(new URL("../cards/fonts.conf", import.meta.url)),
};

export type ImageWorkerOptions = { timeLimitMs?: number; program?: string };

export function createImageWorker(options: ImageWorkerOptions = {}): ImageWorker {
  const { timeLimitMs = TIME_LIMIT_MS, program = PROCESS } = options;
  const limit = pLimit(CONCURRENCY);
  const limitHeavy = pLimit(1);
  const idle = new Map<ChildProcess, NodeJS.Timeout>();

  function takeProcess(): ChildProcess {
    const [child, timer] = [...idle].at(-1) ?? [];
    if (!child) return startProcess(program);
    clearTimeout(timer);
    idle.delete(child);
    return child.connected ? child : startProcess(program);
  }

  function release(child: ChildProcess): void {
    const end = () => {
      idle.delete(child);
      child.disconnect();
    };
    idle.set(child, setTimeout(end, IDLE_MS).unref());
  }

  /** One job at a time in each process: a crash affects no other job. */
  function perform(job: Job): Promise<unknown> {
    const child = takeProcess();
    return new Promise((done, failed) => {
      const finish = (settle: () => void) => {
        clearTimeout(deadline);
        child.off("exit", end).off("message", receive);
        settle();
      };
      const reject = (error: UnusableImageError) => finish(() => failed(error));
      const end = () => reject(new UnusableImageError("it ends the process that opens it"));
      const receive = (outcome: Outcome) => {
        if ("unusable" in outcome) reject(new UnusableImageError(outcome.unusable));
        else finish(() => done(outcome.result));
        release(child);
      };
      const deadline = setTimeout(() => {
        reject(new SlowImageError());
        // Only the end of the process frees its memory.
        child.kill("SIGKILL");
      }, timeLimitMs);
      child.once("exit", end).once("message", receive);
      child.send(job, (error) => error && end());
    });
  }

  const run = (job: Job) =>
    job.args[0].byteLength > HEAVY_BYTES
      ? limitHeavy(() => limit(() => perform(job)))
      : limit(() => perform(job));
  const toTask = <Name extends keyof Tasks>(task: Name) =>
    ((...args: Job["args"]) => run({ task, args })) as Tasks[Name];
  return {
    render: toTask("render"),
    readFacts: toTask("readFacts"),
    paintCard: toTask("paintCard"),
    paintIcon: toTask("paintIcon"),
  };
}

function startProcess(program: string): ChildProcess {
  const child = fork(program, {
    env: ENVIRONMENT,
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  // The exit event reports failures.
  child.on("error", () => {});
  // It must not keep the site from ending.
  child.unref();
  child.channel?.unref();
  return child;
}
