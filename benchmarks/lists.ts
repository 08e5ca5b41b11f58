import { startEventHost } from "./lists/event-host.ts";
import { compareSamples, type Sample } from "./lists/report.ts";
import { type SiteProcess, startSite } from "./lists/site-process.ts";

// What one page of a list costs with 100 and with 100,000 events: time to the whole answer, bytes, memory.
// Both sites run side by side and are asked in turn, so that a busy machine troubles both alike.

const SIZES = [100, 100_000];
const ROUNDS = Number(process.env["ROUNDS"] ?? 30);
const WARM_UP_ROUNDS = 4;
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

async function ask(site: SiteProcess, address: string): Promise<Sample> {
  const [start, worked] = [performance.now(), site.cpuMs()];
  const response = await fetch(site.origin + address, {
    headers: { "accept-encoding": "identity" },
  });
  const body = await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${address} answered ${response.status}`);
  return {
    ms: performance.now() - start,
    cpuMs: site.cpuMs() - worked,
    bytes: body.byteLength,
  };
}

async function holds(origin: string, count: number): Promise<boolean> {
  const html = await (await fetch(`${origin}/Events?year=all`)).text();
  return html.includes(`data-count="${count}"`);
}

const hosts = await Promise.all(SIZES.map((size, n) => startEventHost(size, FIRST_PORT + n)));
const sites: SiteProcess[] = [];
try {
  for (const [n, size] of SIZES.entries()) {
    const hostUrl = `http://127.0.0.1:${FIRST_PORT + n}`;
    const isReady = (origin: string) => holds(origin, size);
    // One visitor asks for more here than any other ever would.
    const settings = { PAGES_PER_ADDRESS: "10000" };
    sites.push(await startSite(FIRST_PORT + 10 + n, hostUrl, isReady, settings));
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
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    for (const [question, name] of names.entries()) {
      for (const turn of sites.keys()) {
        const which = (turn + round + WARM_UP_ROUNDS) % sites.length;
        const site = sites[which];
        for (let n = 0; site && n < EACH; n += 1) {
          serial += 1;
          const sample = await ask(site, questions[name]?.(serial) ?? "");
          if (round >= 0) samples[question]?.[which]?.push(sample);
        }
      }
    }
  }
  const rows = names.map((_, question) => {
    const [small = [], large = []] = samples[question] ?? [];
    return compareSamples(small, large);
  });
  console.table(Object.fromEntries(rows.map((row, n) => [names[n], row])));
  const memory = sites.map((site, n) => `${SIZES[n]} events ${site.peakMemoryMb().toFixed(0)}`);
  console.log("memory at its highest, MB:", memory.join(", "));
  return rows.some(({ worst }) => worst > ALLOWED_RATIO) ? 1 : 0;
}
