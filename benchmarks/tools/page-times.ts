import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/**
 * A worker that requests pages one after another until it gets a message, and replies with the times in milliseconds.
 * In the thread of the other visitors, it would measure their work too.
 */
const { site, paths }: { site: string; paths: string[] } = workerData;

let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
const timesMs: number[] = [];
while (!isOver)
  for (const path of paths) {
    const start = performance.now();
    const response = await fetch(site + path, { headers: { "accept-encoding": "br" } });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${response.url} returned ${response.status}.`);
    timesMs.push(performance.now() - start);
    await wait(10);
  }
parentPort?.postMessage(timesMs);
