import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { CardText } from "../cards/paint-card.ts";
import type { PictureKind } from "./file-kind.ts";
import type { IconShape } from "./paint-icon.ts";
import type { PhotoFacts } from "./photo-facts.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";
import type { Variant } from "./wanted-variant.ts";

export type Job =
  | { task: "render"; bytes: Uint8Array; kind: PictureKind; variant: Variant }
  | { task: "facts"; bytes: Uint8Array }
  | { task: "card"; bytes: Uint8Array; card: CardText }
  | { task: "icon"; bytes: Uint8Array; shape: IconShape };

export type Outcome =
  | { id: number; result: Uint8Array | PhotoFacts }
  | { id: number; unusable: string };

/** Where untrusted pictures are opened: a process of its own, started when needed, ended when idle. */
export type PictureWorker = {
  /** All reject with UnusablePictureError when the bytes cannot be shown, crash the decoder or take too long. */
  render: (bytes: Buffer, kind: PictureKind, variant: Variant) => Promise<Buffer>;
  readFacts: (bytes: Buffer) => Promise<PhotoFacts>;
  /** The picture of a shared link, over another picture. */
  paintCard: (bytes: Buffer, card: CardText) => Promise<Buffer>;
  /** A sign made of a picture: for a browser's tab, for a telephone. */
  paintIcon: (bytes: Buffer, shape: IconShape) => Promise<Buffer>;
};

type Order = {
  job: Job;
  deadline?: NodeJS.Timeout;
  done: (result: Uint8Array | PhotoFacts) => void;
  failed: (error: UnusablePictureError) => void;
};

const PROCESS = fileURLToPath(new URL("./worker-process.ts", import.meta.url));
const TIME_LIMIT_MS = 15_000;
const IDLE_MS = 60_000;

// glibc otherwise keeps hundreds of megabytes of freed picture memory; nothing of the site's own settings goes along.
const ENVIRONMENT = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  UV_THREADPOOL_SIZE: "2",
  // The library's own warnings about odd pictures would fill the log.
  VIPS_WARNING: "1",
  // Letters are drawn with the fonts that come with the site, on a machine without any, too.
  FONTCONFIG_FILE: fileURLToPath(new URL("../cards/fonts.conf", import.meta.url)),
};

export type PictureWorkerOptions = { timeLimitMs?: number; program?: string };

export function createPictureWorker(options: PictureWorkerOptions = {}): PictureWorker {
  const { timeLimitMs = TIME_LIMIT_MS, program = PROCESS } = options;
  const orders = new Map<number, Order>();
  /** After a crash: every order that may be to blame is tried again alone, the first of these now. */
  let suspects: number[] = [];
  let lastId = 0;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function place(id: number | undefined): void {
    const order = id === undefined ? undefined : orders.get(id);
    if (id === undefined || !order) return;
    clearTimeout(idle);
    child ??= startProcess(program, finish, recover);
    const worker = child;
    order.deadline = setTimeout(() => giveUp(id, worker), timeLimitMs);
    worker.send({ id, job: order.job }, (error) => {
      if (error) recover(worker);
    });
  }

  function take(id: number): Order | undefined {
    const order = orders.get(id);
    orders.delete(id);
    clearTimeout(order?.deadline);
    if (suspects[0] === id) {
      suspects.shift();
      place(suspects[0]);
    }
    if (orders.size === 0) rest();
    return order;
  }

  function finish(outcome: Outcome): void {
    if ("unusable" in outcome) refuse(outcome.id, outcome.unusable);
    else take(outcome.id)?.done(outcome.result);
  }

  const refuse = (id: number, reason: string) => take(id)?.failed(new UnusablePictureError(reason));

  /** The process hangs: only its end frees what it holds. */
  function giveUp(id: number, worker: ChildProcess): void {
    child = undefined;
    worker.kill("SIGKILL");
    const wasAlone = suspects.length > 0;
    refuse(id, "it takes too long to open");
    if (!wasAlone) suspectAll();
  }

  /** The process ended under its work. */
  function recover(ended: ChildProcess): void {
    if (ended !== child) return;
    child = undefined;
    const [alone] = suspects;
    if (alone === undefined) suspectAll();
    else refuse(alone, "it ends the process that opens it");
  }

  function suspectAll(): void {
    suspects = [...orders.keys()];
    for (const { deadline } of orders.values()) clearTimeout(deadline);
    place(suspects[0]);
  }

  function rest(): void {
    clearTimeout(idle);
    idle = setTimeout(() => {
      const resting = child;
      child = undefined;
      resting?.disconnect();
    }, IDLE_MS).unref();
  }

  const order = (job: Job) =>
    new Promise<Uint8Array | PhotoFacts>((done, failed) => {
      lastId += 1;
      orders.set(lastId, { job, done, failed });
      if (suspects.length > 0) suspects.push(lastId);
      else place(lastId);
    });

  return asWorker(order);
}

/** Each kind of order with the type of its result. */
function asWorker(order: (job: Job) => Promise<Uint8Array | PhotoFacts>): PictureWorker {
  return {
    render: async (bytes, kind, variant) =>
      asBuffer(await order({ task: "render", bytes, kind, variant })),
    readFacts: async (bytes) => (await order({ task: "facts", bytes })) as PhotoFacts,
    paintCard: async (bytes, card) => asBuffer(await order({ task: "card", bytes, card })),
    paintIcon: async (bytes, shape) => asBuffer(await order({ task: "icon", bytes, shape })),
  };
}

/** For orders whose result is a picture. */
function asBuffer(made: Uint8Array | PhotoFacts): Buffer {
  const { buffer, byteOffset, byteLength } = made as Uint8Array;
  return Buffer.from(buffer, byteOffset, byteLength);
}

function startProcess(
  program: string,
  onOutcome: (outcome: Outcome) => void,
  onEnd: (ended: ChildProcess) => void,
): ChildProcess {
  const started = fork(program, {
    env: ENVIRONMENT,
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  started.on("message", onOutcome);
  started.once("error", () => onEnd(started));
  started.once("exit", () => onEnd(started));
  // It must not keep the site from ending.
  started.unref();
  started.channel?.unref();
  return started;
}
