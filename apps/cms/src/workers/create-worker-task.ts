import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { createQueue } from "./create-queue.ts";

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
