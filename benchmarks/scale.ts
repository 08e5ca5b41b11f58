import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { startEventHost } from "./lists/event-host.ts";
import { type SiteProcess, startSite } from "./lists/site-process.ts";
import { type Curve, drawCurves } from "./scale/curves.ts";
import { median } from "./visitors/median.ts";

// What one process bears: 100 to 1,000,000 events, each a power of ten more. Start, a page of a list, a search in all
// of it, a record, bytes and memory, as a table and as curves. SIZES says which, INTO names a file for the drawing.

const SIZES = (process.env["SIZES"] ?? "100 1000 10000 100000 1000000").split(" ").map(Number);
const ROUNDS = Number(process.env["ROUNDS"] ?? 40);
const INTO = process.env["INTO"];
const PORT = 4440;

type Figures = Record<string, number>;

/** Addresses that the page cache has never seen, yet that mean the same. */
const questions: Record<string, (n: number, size: number) => string> = {
  "a page of a list, ms": (n) => `/Events?year=2025&month=x${n}`,
  "a search in all, ms": (n) =>
    `/Events?year=all&q=${n % 2 ? "Inter-House" : "inter-house"}&month=x${n}`,
  "a record, ms": (n, size) => `/Events/event-${(n * 7919) % size}`,
};

async function holds(origin: string, count: number): Promise<boolean> {
  const html = await (await fetch(`${origin}/Events?year=all`)).text();
  return html.includes(`data-count="${count}"`);
}

async function ask(site: SiteProcess, path: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const response = await fetch(site.origin + path, { headers: { "accept-encoding": "identity" } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, bytes: byteLength };
}

async function measure(size: number, port: number): Promise<Figures> {
  const host: Server = await startEventHost(size, port);
  const began = performance.now();
  const settings = { PAGES_PER_ADDRESS: "10000" };
  const isReady = (origin: string) => holds(origin, size);
  let site: SiteProcess | undefined;
  try {
    site = await startSite(port + 1, `http://127.0.0.1:${port}`, isReady, settings);
    const figures: Figures = { "until all is shown, ms": performance.now() - began };
    let serial = 0;
    for (const [name, address] of Object.entries(questions)) {
      const times: number[] = [];
      for (let round = -5; round < ROUNDS; round += 1) {
        serial += 1;
        const { ms, bytes } = await ask(site, address(serial, size));
        if (round >= 0) times.push(ms);
        if (name.startsWith("a page")) figures["bytes of the page"] = bytes;
      }
      figures[name] = median(times);
    }
    figures["memory at its highest, MB"] = site.peakMemoryMb();
    return figures;
  } finally {
    await site?.stop();
    host.close();
  }
}

const seen = new Map<number, Figures>();
for (const [n, size] of SIZES.entries()) {
  try {
    seen.set(size, await measure(size, PORT + 2 * n));
  } catch (error) {
    // From here on one process no longer serves.
    console.log(`${size} events: ${error instanceof Error ? error.message : error}`);
    break;
  }
  console.log(size, seen.get(size));
}
const rounded = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]),
  );
console.table(Object.fromEntries([...seen].map(([size, figures]) => [size, rounded(figures)])));
const names = Object.keys([...seen.values()][0] ?? {});
const curves: Curve[] = names.map((name) => {
  const [what = "", unit = ""] = name.split(", ");
  const points = [...seen].map(([at, figures]) => ({ at, height: figures[name] ?? 0 }));
  return { name: what, unit, points };
});
if (INTO) writeFileSync(INTO, drawCurves("Events in one process", curves));
