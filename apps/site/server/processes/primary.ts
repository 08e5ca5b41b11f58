import cluster, { type Worker } from "node:cluster";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Log } from "../../content/log.ts";
import { nextPause } from "./pauses.ts";
import { KEEPER_SOCKET, ROLE } from "./role.ts";

/**
 * Several processes on one port (docs/decisions/034). The first is the keeper: what there is only once (messages, the
 * disk, pictures) is its own. The others show pages and hand all else to it. Whoever ends is started again, after a
 * pause that grows for as long as it does not last.
 */
export function startProcesses(count: number, log: Log): { close: () => Promise<void> } {
  const folder = mkdtempSync(join(tmpdir(), "manor-site-"));
  const running = new Map<number, Worker>();
  const waiting = new Set<NodeJS.Timeout>();
  let haveReaders = false;
  let isEnding = false;

  function start(place: number, lastPause: number): void {
    const role = place === 0 ? "keeper" : "reader";
    const worker = cluster.fork({ [KEEPER_SOCKET]: join(folder, "keeper"), [ROLE]: role });
    const began = performance.now();
    running.set(place, worker);
    worker.once("listening", startReaders);
    worker.once("exit", (code, signal) => {
      running.delete(place);
      if (isEnding) return;
      // It could not start at all, and has said why.
      if (!haveReaders) process.exit(code || 1);
      const pauseMs = nextPause(lastPause, performance.now() - began);
      log.error(
        { role, code, signal, pauseMs },
        "A process of the site ended and is started again",
      );
      const timer = setTimeout(() => {
        waiting.delete(timer);
        start(place, pauseMs);
      }, pauseMs);
      waiting.add(timer);
    });
  }

  /** Once there is a keeper whom they can reach. */
  function startReaders(): void {
    if (haveReaders) return;
    haveReaders = true;
    for (let place = 1; place < count; place += 1) start(place, 0);
  }

  start(0, 0);
  return {
    close: async () => {
      isEnding = true;
      for (const timer of waiting) clearTimeout(timer);
      const keeper = running.get(0);
      running.delete(0);
      // Readers hand on to the keeper until they are done.
      await Promise.all([...running.values()].map(end));
      if (keeper) await end(keeper);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const end = (worker: Worker): Promise<void> =>
  new Promise((gone) => {
    if (worker.isDead()) return gone();
    worker.once("exit", () => gone());
    worker.process.kill("SIGTERM");
  });
