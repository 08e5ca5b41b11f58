import { startEventHost } from "./lists/event-host.ts";
import { type SiteProcess, startSite } from "./lists/site-process.ts";

// What one page of a list costs with 100 and with 100,000 events: time to the whole answer, bytes, memory.
// Both sites run side by side and are asked in turn, so that a busy machine troubles both alike.

const SIZES = [100, 100_000];
const ROUNDS = Number(process.env["ROUNDS"] ?? 30);
const EACH = 10;
const ALLOWED_RATIO = 1.5;
const FIRST_PORT = 4350;

/** Addresses that the page cache has never seen, yet that mean the same: letter case and unknown values vary. */
const questions: Record<string, (n: number) => string> = {
  "current year": (n) => `/Events?month=x${n}`,
  "another year": (n) => `/Events?year=2025&month=x${n}`,
  "one month of it": (n) => `/Events?year=2025&month=3&page=x${n}`,
  "search in all years": (n) => `/Events?year=all&q=${inCase("inter-house", n)}`,
  "one letter in all years": (n) => `/Events?year=all&q=e&month=x${n}`,
  "second page of a search": (n) => `/Events?year=all&q=${inCase("n", n)}&page=2&month=x${n}`,
  "nothing found": (n) => `/Events?year=all&q=zq${n}`,
};

function inCase(word: string, n: number): string {
  return Array.from(word, (letter, at) => ((n >> at) & 1 ? letter.toUpperCase() : letter)).join("");
}

type Sample = { ms: number; bytes: number };

async function ask(url: string): Promise<Sample> {
  const start = performance.now();
  const response = await fetch(url, { headers: { "accept-encoding": "identity" } });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return { ms: performance.now() - start, bytes: body.byteLength };
}

const quantile = (values: number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

async function holds(origin: string, count: number): Promise<boolean> {
  const html = await (await fetch(`${origin}/Events?year=all`)).text();
  return html.includes(`data-count="${count}"`);
}

const hosts = await Promise.all(SIZES.map((size, n) => startEventHost(size, FIRST_PORT + n)));
const sites: SiteProcess[] = [];
try {
  for (const [n, size] of SIZES.entries()) {
    const hostUrl = `http://127.0.0.1:${FIRST_PORT + n}`;
    sites.push(await startSite(FIRST_PORT + 10 + n, hostUrl, (origin) => holds(origin, size)));
  }
  process.exitCode = await compare();
} finally {
  await Promise.all(sites.map((site) => site.stop()));
  for (const host of hosts) host.close();
}

async function compare(): Promise<number> {
  const names = Object.keys(questions);
  const samples = names.map(() => sites.map((): Sample[] => []));
  let serial = 0;
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [question, name] of names.entries()) {
      for (const turn of sites.keys()) {
        const which = (turn + round + 2) % sites.length;
        for (let n = 0; n < EACH; n += 1) {
          serial += 1;
          const sample = await ask(`${sites[which]?.origin}${questions[name]?.(serial)}`);
          if (round >= 0) samples[question]?.[which]?.push(sample);
        }
      }
    }
  }
  const rows = names.map((name, question) => rowOf(name, samples[question] ?? []));
  console.table(Object.fromEntries(rows));
  console.log(
    "memory, MB:",
    sites.map((site, n) => `${SIZES[n]} events ${site.memoryMb().toFixed(0)}`).join(", "),
  );
  return rows.some(
    ([, row]) => Math.max(row.p50Ratio, row.p99Ratio, row.bytesRatio) > ALLOWED_RATIO,
  )
    ? 1
    : 0;
}

function rowOf(name: string, bySite: Sample[][]) {
  const [small = [], large = []] = bySite;
  const time = (samples: Sample[], part: number) =>
    quantile(
      samples.map(({ ms }) => ms),
      part,
    );
  const bytes = (samples: Sample[]) =>
    quantile(
      samples.map((sample) => sample.bytes),
      0.5,
    );
  const round = (value: number) => Math.round(value * 100) / 100;
  const row = {
    p50Small: round(time(small, 0.5)),
    p50Large: round(time(large, 0.5)),
    p50Ratio: round(time(large, 0.5) / time(small, 0.5)),
    p99Small: round(time(small, 0.99)),
    p99Large: round(time(large, 0.99)),
    p99Ratio: round(time(large, 0.99) / time(small, 0.99)),
    bytesSmall: bytes(small),
    bytesLarge: bytes(large),
    bytesRatio: round(bytes(large) / bytes(small)),
  };
  return [name, row] as const;
}
