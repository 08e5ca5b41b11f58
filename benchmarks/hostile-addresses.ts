import { setTimeout as wait } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { ask } from "./hostile-addresses/ask.ts";
import { startEventHost } from "./lists/event-host.ts";
import { startSite } from "./lists/site-process.ts";

// Ten thousand addresses in a minute that nobody asked for before, half of them by one visitor and half from a
// thousand networks: what does another visitor notice whose page is ready? Fails when his p99 grows threefold.

const PORT = 4370;
const IN_ALL = Number(process.env["ADDRESSES"] ?? 10_000);
const QUIET_MS = 15_000;
const ALLOWED_RATIO = 3;

const host = await startEventHost(100, PORT);
const site = await startSite(
  PORT + 1,
  `http://127.0.0.1:${PORT}`,
  async (origin) =>
    (await (await fetch(`${origin}/Events?year=all`)).text()).includes('data-count="100"'),
  { TRUST_PROXY: "on" },
);
/** Another visitor, who reads on and on a page that is ready, until told to stop. */
async function readOn(until: () => boolean): Promise<number[]> {
  const times: number[] = [];
  while (!until()) {
    const started = performance.now();
    const status = await ask(site.origin, "/Events", { "x-forwarded-for": "198.51.100.9" });
    if (status !== 200) throw new Error(`The other visitor got ${status}`);
    times.push(performance.now() - started);
    await wait(10);
  }
  return times;
}

/** In a thread of its own, so that the other visitor never waits for the stranger's own work. */
function attack(): Promise<Record<string, number>> {
  const file = new URL("./hostile-addresses/stranger.ts", import.meta.url);
  const stranger = new Worker(file, { workerData: { origin: site.origin, inAll: IN_ALL } });
  return new Promise((done, failed) => stranger.once("message", done).once("error", failed));
}

const at = (times: number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;

try {
  await readOn(endsAfter(3_000));
  const quiet = await readOn(endsAfter(QUIET_MS));
  let isOver = false;
  const attacked = attack().finally(() => {
    isOver = true;
  });
  const busy = await readOn(() => isOver);
  const answered = await attacked;
  const row = (times: number[]) => ({
    pages: times.length,
    "p50 ms": at(times, 0.5).toFixed(2),
    "p99 ms": at(times, 0.99).toFixed(2),
  });
  console.table({ quiet: row(quiet), attacked: row(busy) });
  console.log("answers to what was invented:", answered);
  console.log("memory at its highest, MB:", site.peakMemoryMb().toFixed(0));
  const ratio = at(busy, 0.99) / at(quiet, 0.99);
  console.log(`the other visitor's p99 grew ${ratio.toFixed(2)} times (${ALLOWED_RATIO} allowed)`);
  process.exitCode = ratio > ALLOWED_RATIO ? 1 : 0;
} finally {
  await site.stop();
  host.close();
}

function endsAfter(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() > end;
}
