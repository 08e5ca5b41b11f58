import { writeFileSync } from "node:fs";
import type { Server } from "node:http";
import { startAlbumHost } from "./lists/album-host.ts";
import { startEventHost } from "./lists/event-host.ts";
import { type SiteProcess, startSite } from "./lists/site-process.ts";
import { type Curve, drawCurves } from "./scale/curves.ts";
import { median } from "./visitors/median.ts";

// What one process bears: 100 to 1,000,000 events and 500 to 50,000 photographs in albums of fifty. Start, a page of a
// list, a search in all of it, a record, bytes and memory, as a table and as curves. SIZES and PHOTOS say which, INTO
// names a file for the drawing.

const sizes = (given: string | undefined, usual: string) => (given ?? usual).split(" ").map(Number);
const ROUNDS = Number(process.env["ROUNDS"] ?? 40);
const INTO = process.env["INTO"];

type Figures = Record<string, number>;

/** One kind of record, a host that has so many, and addresses that the page cache has never seen, yet that mean the same. */
type Subject = {
  name: string;
  sizes: number[];
  port: number;
  start: (size: number, port: number) => Promise<Server>;
  isShown: (html: string, size: number) => boolean;
  all: string;
  questions: Record<string, (n: number, size: number) => string>;
};

const subjects: Subject[] = [
  {
    name: "events",
    sizes: sizes(process.env["SIZES"], "100 1000 10000 100000 200000 1000000"),
    port: 4440,
    start: startEventHost,
    isShown: (html, size) => html.includes(`data-count="${size}"`),
    all: "/Events?year=all",
    questions: {
      "a page of a list, ms": (n) => `/Events?year=2025&month=x${n}`,
      "a search in all, ms": (n) =>
        `/Events?year=all&q=${n % 2 ? "Inter-House" : "inter-house"}&month=x${n}`,
      "a record, ms": (n, size) => `/Events/event-${(n * 7919) % size}`,
    },
  },
  {
    name: "photographs",
    sizes: sizes(process.env["PHOTOS"], "500 5000 50000"),
    port: 4460,
    start: startAlbumHost,
    isShown: (html, size) => html.includes(`data-count="${size / 50}"`),
    all: "/Gallery?year=all",
    questions: {
      "a page of a list, ms": (n) => `/Gallery?year=2025&month=x${n}`,
      "a search in all, ms": (n) =>
        `/Gallery?year=all&q=${n % 2 ? "Sports" : "sports"}&month=x${n}`,
      "an album, ms": (n, size) => `/SubGallery?id=album-${(n * 7919) % (size / 50)}`,
    },
  },
];

async function ask(site: SiteProcess, path: string): Promise<{ ms: number; bytes: number }> {
  const began = performance.now();
  const response = await fetch(site.origin + path, { headers: { "accept-encoding": "identity" } });
  const { byteLength } = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return { ms: performance.now() - began, bytes: byteLength };
}

async function measure(subject: Subject, size: number, port: number): Promise<Figures> {
  const host: Server = await subject.start(size, port);
  const began = performance.now();
  const settings = { PAGES_PER_ADDRESS: "10000" };
  const isReady = async (origin: string) =>
    subject.isShown(await (await fetch(origin + subject.all)).text(), size);
  let site: SiteProcess | undefined;
  try {
    site = await startSite(port + 1, `http://127.0.0.1:${port}`, isReady, settings);
    const figures: Figures = { "until all is shown, ms": performance.now() - began };
    let serial = 0;
    for (const [name, address] of Object.entries(subject.questions)) {
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

const rounded = (figures: Figures) =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, Number(value.toFixed(1))]),
  );

async function climb(subject: Subject): Promise<Curve[]> {
  const seen = new Map<number, Figures>();
  for (const [n, size] of subject.sizes.entries()) {
    try {
      seen.set(size, await measure(subject, size, subject.port + 2 * n));
    } catch (error) {
      // From here on one process no longer serves.
      console.log(`${size} ${subject.name}: ${error instanceof Error ? error.message : error}`);
      break;
    }
  }
  console.log(subject.name);
  console.table(Object.fromEntries([...seen].map(([size, figures]) => [size, rounded(figures)])));
  return Object.keys([...seen.values()][0] ?? {}).map((name) => {
    const [what = "", unit = ""] = name.split(", ");
    const points = [...seen].map(([at, figures]) => ({ at, height: figures[name] ?? 0 }));
    return { name: `${subject.name}: ${what}`, unit, points };
  });
}

const curves: Curve[] = [];
for (const subject of subjects) curves.push(...(await climb(subject)));
if (INTO) writeFileSync(INTO, drawCurves("Records in one process", curves));
