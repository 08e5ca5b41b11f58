import { defaultSchool } from "@manor/contract/default-school";
import sampleTexts from "@manor/contract/default-text-pages" with { type: "json" };
import { giveAll } from "../e2e/harness/content.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { homeLists } from "../e2e/home-content.ts";
import { type Load, load } from "./cached/load.ts";
import { fetchBytes } from "./cached/peers.ts";
import { startSite } from "./lists/site-process.ts";
import { median } from "./visitors/median.ts";

// Whether the pages of a school with a name, colours and texts of its own are as quick as the untouched sample's: two
// sites with the same lists, asked in turn for pages that are ready. Fails below nine tenths.

const PORT = 4420;
const ROUNDS = Number(process.env["ROUNDS"] ?? 5);
const SECONDS = Number(process.env["SECONDS"] ?? 2);
const LEAST_RATIO = 0.9;

const { identity, brand } = defaultSchool;
const ownSentence = { kind: "paragraph", pieces: [{ kind: "text", text: "Written by {school}." }] };
const ownPages = sampleTexts.boys.map((page) => ({ ...page, body: [ownSentence, ...page.body] }));
const added = Array.from({ length: 40 }, (_, index) => ({
  ...sampleTexts.boys[0],
  address: `/own-page-${index}`,
  replaces: "",
  title: `Own page ${index}`,
  body: [ownSentence],
}));
const ownSchool = {
  identity: { ...identity, name: "Oak Hill", tagline: "By the lake" },
  brand: { ...brand, ground: "#0f3b57", accent: "#c98b4a" },
  pages: { list: [...ownPages, ...added], moved: [] },
};

async function start(port: number, school: object | undefined) {
  const host = await startStubHost();
  giveAll(host, { lists: { ...homeLists, ...(school && { "/api/site/SGSM": school }) } });
  const isReady = async (origin: string) => {
    const page = await fetch(`${origin}/about`);
    return page.ok && (!school || (await page.text()).includes("Written by"));
  };
  const site = await startSite(port, host.url, isReady);
  return { origin: site.origin, stop: () => site.stop().then(() => host.close()) };
}

const sample = await start(PORT, undefined);
const own = await start(PORT + 1, ownSchool).catch(async (error) => {
  await sample.stop();
  throw error;
});

/** How many times as many answers the own school gives; both are asked in turn, and each begins every other time. */
async function compare(path: string): Promise<number> {
  const urls = [sample.origin + path, own.origin + path];
  // Asked for more than once a page is packed as tightly as it ever is.
  for (let times = 0; times < 3; times += 1) {
    for (const url of urls) await fetchBytes(url);
    await new Promise((later) => setTimeout(later, 1_200));
  }
  const sizes = await Promise.all(
    urls.map(async (url) => (await fetchBytes(url)).bytes.byteLength),
  );
  const loads: [Load[], Load[]] = [[], []];
  for (const url of urls) await load(url, 1);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const turn of round % 2 === 0 ? [0, 1] : [1, 0])
      loads[turn]?.push(await load(urls[turn] ?? "", SECONDS));
  const [before, after] = loads;
  const ratios = after.map(({ perSecond }, n) => perSecond / (before[n]?.perSecond ?? 1));
  const row = (all: Load[], bytes = 0) => ({
    bytes,
    "answers a second": Math.round(median(all.map(({ perSecond }) => perSecond))),
    "p99 ms": median(all.map(({ p99Ms }) => p99Ms)).toFixed(2),
  });
  console.log(`${path}: ${median(ratios).toFixed(2)} (${ratios.map((each) => each.toFixed(2))})`);
  console.table({ sample: row(before, sizes[0]), "own school": row(after, sizes[1]) });
  return median(ratios);
}

try {
  const ratios: number[] = [];
  for (const path of ["/", "/about", "/hostel"]) ratios.push(await compare(path));
  process.exitCode = Math.min(...ratios) < LEAST_RATIO ? 1 : 0;
} finally {
  await sample.stop();
  await own.stop();
}
