import { median } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { BenchmarkError, waitFor } from "./tools/processes.ts";
import { startCms, startSite } from "./tools/servers.ts";

// Rendering one page of a list with 100, 10,000 and 100,000 events. With 10,000 the time may grow to 1.5 times at most.

export const needs: string[] = [];
const SIZES = [100, 10_000, 100_000] as const;
const MAX_RATIO = 1.5;
const REQUESTS_PER_ROUND = 10;

const titles = [
  "Inter-house football final",
  "Annual sports day",
  "Inter-house quiz, first round",
  "Prize giving",
  "Carol evening",
  "Inter-house cricket match",
  "Science exhibition",
  "Founder's assembly",
];

/** URLs with the same result that bypass caches by upper case and unknown values. */
const addresses: Record<string, (n: number) => string> = {
  "current year": (n) => `/Events?month=x${n}`,
  "another year": (n) => `/Events?year=2025&month=x${n}`,
  "one month": (n) => `/Events?year=2025&month=3&page=x${n}`,
  "search in all years": (n) => `/Events?year=all&q=${varyCase("inter-house", n)}`,
  "second page of a search": (n) => `/Events?year=all&q=${varyCase("n", n)}&page=2&month=x${n}`,
  "no results": (n) => `/Events?year=all&q=zq${n}`,
};

const varyCase = (word: string, n: number) =>
  Array.from(word, (char, at) => ((n >> at) & 1 ? char.toUpperCase() : char)).join("");

/** Two months of two years, so that 100 events also fill a page of each. */
const makeEvents = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    _id: `event-${n}`,
    title: `${titles[n % titles.length]} ${n}`,
    venue: "Upper field",
    date: `${2025 + (n % 2)}-${n % 4 < 2 ? "03" : "11"}-${String(1 + ((n * 7) % 28)).padStart(2, "0")}`,
    time: "10:00 AM",
    description: "Parents staying in town are welcome; tea is served at the break.",
    images: [],
    attachments: n % 4 === 0 ? [`programme-${n % 50}.pdf`] : [],
    category: "Events",
  }));

async function startSiteWith(count: number): Promise<string> {
  const cms = await startCms();
  const events = makeEvents(count);
  for (const path of ["/api/events/SGSM", "/api/events/All/SGSM"]) cms.serve(path, events);
  const site = await startSite(cms, { CONTENT_POLL_MS: "10000", PAGES_PER_ADDRESS: "10000" });
  await waitFor(`A site with ${count} events`, async () =>
    (await (await fetch(`${site}/Events?year=all`)).text()).includes(`data-count="${count}"`),
  );
  return site;
}

async function time(url: string): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, {
    headers: { "accept-encoding": "identity" },
    signal: AbortSignal.timeout(30_000),
  });
  await response.arrayBuffer();
  if (!response.ok) throw new BenchmarkError(`${url} returned ${response.status}.`);
  return performance.now() - start;
}

export async function run({ rounds = 30 }: Options): Promise<string[]> {
  const sites: string[] = [];
  for (const size of SIZES) sites.push(await startSiteWith(size));
  const failures: string[] = [];
  const rows: object[] = [];
  let serial = 0;
  for (const [list, makePath] of Object.entries(addresses)) {
    const timesMs = sites.map((): number[] => []);
    // The sites take turns, so that a busy machine slows down all. The first rounds warm up.
    for (let round = -4; round < rounds; round += 1)
      for (const [at, site] of sites.entries())
        for (let n = 0; n < REQUESTS_PER_ROUND; n += 1) {
          serial += 1;
          const ms = await time(site + makePath(serial));
          if (round >= 0) timesMs[at]?.push(ms);
        }
    const [small = 0, large = 0, largest = 0] = timesMs.map(median);
    const ratio = large / small;
    rows.push({
      list,
      "100, ms": small.toFixed(2),
      "10,000, ms": large.toFixed(2),
      ratio: ratio.toFixed(2),
      "100,000, ms": largest.toFixed(2),
    });
    if (!(ratio <= MAX_RATIO))
      failures.push(`"${list}" takes ${ratio.toFixed(2)} times as long, more than ${MAX_RATIO}`);
  }
  console.table(rows);
  return failures;
}
