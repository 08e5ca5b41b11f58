import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { RefusalError } from "../i18n/refusal-error.ts";

type WorkerTaskOptions = {
  /** The module of the worker, relative to `base`. It posts its result as the only message. */
  module: string;
  base: string;
  timeoutMs: number;
  maxMemoryMb: number;
  parallel?: number;
};

/**
 * Runs a module in a worker thread, by default one run at a time in order, each in a new thread: it can be stopped, and
 * its memory is free again. The thread gets a copy of `data`, and none of the settings in the environment. Rejects with
 * WorkerLimitError above the time or memory limit, with RefusalError while too many others wait, or with the error that
 * the module throws.
 */
export function createWorkerTask<Data, Result>(
  o: WorkerTaskOptions,
): (data: Data, timeoutMs?: number) => Promise<Result> {
  const enqueue = createQueue({ parallel: o.parallel ?? 1 });
  return (data, timeoutMs = o.timeoutMs) => enqueue(() => runOnce({ ...o, timeoutMs }, data));
}

async function runOnce<Result>(o: WorkerTaskOptions, workerData: unknown): Promise<Result> {
  // Node runs the source. The bundler replaces a literal path in `new URL`, but not a parameter.
  const worker = new Worker(fileURLToPath(new URL(o.module, o.base)), {
    workerData,
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: o.maxMemoryMb },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Result>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new WorkerLimitError(`took more than ${o.timeoutMs} ms`)),
        o.timeoutMs,
      );
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) => {
        const isMemory = error.code === "ERR_WORKER_OUT_OF_MEMORY";
        reject(isMemory ? new WorkerLimitError(`needed more than ${o.maxMemoryMb} MB`) : error);
      });
      worker.once("exit", (code) => reject(new WorkerEndedError(o.module, code)));
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

type Queue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** More files than five people upload at once; each waits in memory. */
const MAX_WAITING = 20;

/** Runs `parallel` pieces of work at a time, in order. Throws RefusalError (503) when `maxWaiting` others wait already. */
export function createQueue({ parallel = 1, maxWaiting = MAX_WAITING } = {}): Queue {
  const limit = pLimit(parallel);
  return async (work) => {
    if (limit.pendingCount >= maxWaiting)
      throw new RefusalError(
        "Too many files are being checked now. Please try again in a minute.",
        undefined,
        503,
      );
    return limit(work);
  };
}

export class WorkerLimitError extends Error {
  override name = "WorkerLimitError";
  constructor(limit: string) {
    super(`The worker thread ${limit}, so it was stopped without a result.`);
  }
}

class WorkerEndedError extends Error {
  override name = "WorkerEndedError";
  constructor(module: string, code: number) {
    super(`The worker thread of ${module} ended with ${code} and has no result.`);
  }
}
