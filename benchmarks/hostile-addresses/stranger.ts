import { setTimeout as wait } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { ask } from "./ask.ts";

const A_SECOND = 10_000 / 60;

/** Each costs a page, a call of the host or a line of the log where a door is open. */
const inventions: ((n: number) => { path: string; headers?: Record<string, string> })[] = [
  (n) => ({ path: `/Events?q=invented-${n}` }),
  (n) => ({ path: `/Events?year=all&month=x${n}` }),
  (n) => ({ path: `/nowhere-${n}` }),
  (n) => ({ path: `/Events/invented-${n}` }),
  (n) => ({ path: `/SubGallery?id=invented-${n}` }),
  (n) => ({ path: `/search?q=invented-${n}` }),
  (n) => ({ path: `/${inPercent("Events", n)}?page=${n}` }),
  (n) => ({ path: "/api/topper/SGSM", headers: { schoolcode: `X${n}` } }),
  (n) => ({ path: `/api/subGallery?id=invented-${n}` }),
  (n) => ({ path: `/contact?photo=${encodeURIComponent(`/SubGallery?id=i${n}&photo=x`)}` }),
];

function inPercent(word: string, n: number): string {
  return Array.from(word, (letter, at) =>
    (n >> at) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  ).join("");
}

const { origin, inAll } = workerData as { origin: string; inAll: number };
const answered: Record<string, number> = {};

async function invent(n: number, address: string): Promise<void> {
  const { path, headers } = inventions[n % inventions.length]?.(n) ?? { path: "/" };
  const status = await ask(origin, path, { ...headers, "x-forwarded-for": address });
  answered[status] = (answered[status] ?? 0) + 1;
}

const started = performance.now();
const asked: Promise<void>[] = [];
for (let n = 0; n < inAll; n += 1) {
  // First alone, then from a thousand networks.
  asked.push(invent(n, n < inAll / 2 ? "203.0.113.7" : `10.${n % 200}.${n % 251}.7`));
  const due = started + (n / A_SECOND) * 1_000;
  if (performance.now() < due) await wait(due - performance.now());
}
await Promise.all(asked);
parentPort?.postMessage(answered);
