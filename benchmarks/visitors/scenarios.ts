import { type Kind, kinds, type Visit } from "./one-visitor.ts";
import { gap, quantile, serve } from "./simulate.ts";

/** Who comes. The numbers are assumptions, and stand beside the results. */
export type Scenario = { name: string; schools: number; visitorsPerHour: number };

/** In the busiest hour. */
export const scenarios: readonly Scenario[] = [
  { name: "one school", schools: 1, visitorsPerHour: 200 },
  { name: "1,000 schools", schools: 1_000, visitorsPerHour: 200_000 },
  { name: "a news day of one school", schools: 1, visitorsPerHour: 1_000_000 },
];

/** What is assumed of a visitor and of a school. */
export const assumptions = {
  pages: 5,
  /** Of a processor, above which waits grow. */
  mostBusy: 0.6,
  gigabytesOfASchool: 5,
  hoursAMonthLikeTheBusiest: 120,
};

/** What whoever pays is asked for, in any currency: nobody invents it here (docs/scale.md). */
export type Prices = { gigabyteSent: number; processorHour: number; gigabyteKeptAMonth: number };

/** `PRICES=0.01,0.02,0.005`: in that order. */
export function readPrices(given = ""): Prices | undefined {
  const [gigabyteSent, processorHour, gigabyteKeptAMonth, ...more] = given.split(",").map(Number);
  const isWhole = [gigabyteSent, processorHour, gigabyteKeptAMonth].every(Number.isFinite);
  if (given === "" || !isWhole || more.length > 0) return undefined;
  return { gigabyteSent, processorHour, gigabyteKeptAMonth } as Prices;
}

const HOURS_A_MONTH = 730;

export type Work = Record<Kind, number>;

/** One scenario with or without a proxy in front that keeps what may be kept: what comes of it. */
export function play(
  scenario: Scenario,
  visit: Visit,
  workMs: Work,
  hasProxy: boolean,
  random: () => number,
  prices?: Prices,
): Record<string, string | number> {
  const asked = sum(kinds.map((kind) => visit[kind].requests));
  const left = (kind: Kind) => visit[kind].requests - (hasProxy ? visit[kind].kept : 0);
  const atSite = sum(kinds.map(left));
  const perSecond = scenario.visitorsPerHour / 3_600;
  const work = (perSecond * sum(kinds.map((kind) => left(kind) * workMs[kind]))) / 1_000;
  const processes = Math.max(1, Math.ceil(work / assumptions.mostBusy));
  const { tookMs, busy } = serve(requestsOf(visit, left, workMs, perSecond, random), processes);
  const bytes = sum(kinds.map((kind) => visit[kind].bytes));
  const { hoursAMonthLikeTheBusiest: hours, gigabytesOfASchool } = assumptions;
  const stored = gigabytesOfASchool * scenario.schools;
  const sent = (scenario.visitorsPerHour * bytes * hours) / 1e9;
  const processorHours = processes * HOURS_A_MONTH;
  return {
    "requests/s": Math.round(perSecond * asked),
    "Mbit/s": round((perSecond * bytes * 8) / 1e6),
    "kept in front": `${Math.round((1 - atSite / asked) * 100)} %`,
    "site, requests/s": Math.round(perSecond * atSite),
    processes,
    busy: `${Math.round(busy * 100)} %`,
    "p50 ms": round(quantile(tookMs, 0.5)),
    "p99 ms": round(quantile(tookMs, 0.99)),
    "GB kept": stored,
    "GB sent a month": round(sent),
    "processor hours a month": processorHours,
    ...(prices && {
      "money a month": round(
        sent * prices.gigabyteSent +
          processorHours * prices.processorHour +
          stored * prices.gigabyteKeptAMonth,
      ),
    }),
  };
}

const SIMULATED_SECONDS = 60;

/** The requests that reach the site in a minute: those of one page come together, as browsers ask. */
function requestsOf(
  visit: Visit,
  left: (kind: Kind) => number,
  workMs: Work,
  visitorsPerSecond: number,
  random: () => number,
) {
  const requests: { atMs: number; workMs: number }[] = [];
  const { pages } = assumptions;
  // Pages come as visitors do, since nobody's next page depends on anybody else's.
  const pagesPerSecond = visitorsPerSecond * (visit.page.requests || pages);
  const endMs = Math.max(SIMULATED_SECONDS, 2_000 / pagesPerSecond) * 1_000;
  for (let at = gap(pagesPerSecond, random); at < endMs; at += gap(pagesPerSecond, random))
    for (const kind of kinds) {
      const share = left(kind) / (visit.page.requests || pages);
      const count = Math.floor(share) + (random() < share % 1 ? 1 : 0);
      // What belongs to a page is asked for when its first bytes are there.
      const after = kind === "page" ? 0 : 30;
      for (let n = 0; n < count; n += 1) requests.push({ atMs: at + after, workMs: workMs[kind] });
    }
  return requests.sort((a, b) => a.atMs - b.atMs);
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
const round = (number: number): number => Number(number.toPrecision(3));
