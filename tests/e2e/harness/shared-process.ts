import { type ChildProcess, fork } from "node:child_process";
import { resolve } from "node:path";
import { compileCache, prepareSite, type RunningSite, type SiteOptions } from "./site.ts";

/** One process for many sites, which then start in a moment. */
export type SharedProcess = {
  start: (options: Omit<SiteOptions, "folder" | "nodeArgs">) => Promise<RunningSite>;
  stop: () => Promise<void>;
};

/** What `many-sites.ts` is told, and what it tells: lines of a site's log, and how an order ended. */
type Order = { id: number } & (
  | { order: "start"; environment: Record<string, string> }
  | { order: "stop" }
);
type Report = { id: number; report: "wrote" | "done" | "failed"; text: string };
type Waiting = { done: () => void; failed: (error: Error) => void };

/** Starts the process with the first site. When it ends by itself, whatever is waited for fails. */
export function createSharedProcess(): SharedProcess {
  const logs = new Map<number, string[]>();
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | undefined;
  let lastId = 0;

  function open(): ChildProcess {
    const program = resolve(import.meta.dirname, "../../../apps/website/scripts/many-sites.ts");
    const started = fork(program, {
      env: { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compileCache },
      execArgv: [],
    });
    started.on("message", hear);
    started.once("exit", (code) => {
      for (const { failed } of waiting.values())
        failed(new Error(`The process of the sites ended with ${code}.`));
    });
    return started;
  }

  function hear(told: Report): void {
    if (told.report === "wrote") {
      logs.get(told.id)?.push(...told.text.split("\n").filter(Boolean));
      return;
    }
    const answer = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.report === "failed") answer?.failed(new Error(told.text));
    else answer?.done();
  }

  function tell(order: Order): Promise<void> {
    child ??= open();
    return new Promise((done, failed) => {
      waiting.set(order.id, { done, failed });
      child?.send(order, (error) => error && failed(error));
    });
  }

  return {
    start: async (options) => {
      lastId += 1;
      const id = lastId;
      const { url, dataDir, environment, clear } = await prepareSite(options);
      const log: string[] = [];
      logs.set(id, log);
      await tell({ id, order: "start", environment });
      const stop = () => tell({ id, order: "stop" }).then(clear);
      return { url, dataDir, log, stop };
    },
    stop: async () => {
      if (!child?.connected) return;
      const gone = new Promise((ended) => child?.once("exit", ended));
      child.disconnect();
      await gone;
    },
  };
}
