import sitePictures from "@manor/contract/site-pictures" with { type: "json" };
import { type Browser, chromium } from "@playwright/test";
import sharp from "sharp";
import { type StubHost, startStubHost } from "../e2e/harness/stub-host.ts";
import { findChromium } from "../scripts/find-chromium.ts";
import { type SiteProcess, startSite } from "./lists/site-process.ts";

// How long the first visitor of an album of 40 waits that was published a moment ago, beside one who comes when its
// pictures were made ahead and one to whom somebody else came before. A telephone, no line in between. RUNS each.

const RUNS = Number(process.env["RUNS"] ?? 5);
const PHOTOS = 40;
const PATH = "/SubGallery?id=fresh";
const ASKED = { accept: "image/avif,image/webp,image/*" };

type Seen = { "first paint": number; "largest paint": number; "all in view": number };

/** As large as those of a telephone, and no two alike. */
async function takePhotos(): Promise<Buffer[]> {
  const photos: Buffer[] = [];
  for (let n = 0; n < PHOTOS; n += 1) {
    const file = `apps/site/pictures/${sitePictures[n % sitePictures.length]?.name}.jpg`;
    photos.push(await sharp(file).resize(4032, 3024).modulate({ hue: n }).jpeg().toBuffer());
  }
  return photos;
}

function publish(host: StubHost, photos: Buffer[]): void {
  const attachments = photos.map((_, n) => `photo-${n}`);
  const facts = { title: "Fresh", description: "", date: "2026-11-19", category: "PhotoGallery" };
  const album = { _id: "fresh", ...facts, attachments };
  for (const path of ["/api/gallery/SGSM", "/api/gallery/All/SGSM"]) host.give(path, [album]);
  host.give("/api/subGallery?id=fresh", album);
  for (const [n, photo] of photos.entries())
    host.answer(`/api/image/photo-${n}`, (_, response) => response.end(photo));
}

async function look(browser: Browser, origin: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 2.625,
  });
  const page = await context.newPage();
  try {
    await page.goto(origin + PATH, { waitUntil: "load" });
    return await page.evaluate(async () => {
      const isInView = (image: HTMLImageElement) => image.getBoundingClientRect().top < innerHeight;
      const inView = () => [...document.querySelectorAll("main img")] as HTMLImageElement[];
      while (
        !inView()
          .filter(isInView)
          .every((image) => image.naturalWidth > 0)
      )
        await new Promise((later) => setTimeout(later, 5));
      const all = performance.now();
      const largest = await new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      });
      const [first] = performance.getEntriesByName("first-contentful-paint");
      return {
        "first paint": first?.startTime ?? 0,
        "largest paint": largest,
        "all in view": all,
      };
    });
  } finally {
    await context.close();
  }
}

const shows = async (origin: string) =>
  (await (await fetch(origin + PATH)).text()).includes(`photo-${PHOTOS - 1}`);

async function until(isTrue: () => Promise<boolean>, everyMs: number): Promise<void> {
  while (!(await isTrue())) await new Promise((later) => setTimeout(later, everyMs));
}

/** One visitor to a site before which the album is published; `before` is what happens between the two. */
async function visit(
  browser: Browser,
  photos: Buffer[],
  ahead: string,
  before: (site: SiteProcess) => Promise<unknown>,
): Promise<Seen> {
  const host = await startStubHost();
  const settings = { PICTURES_AHEAD: ahead, CONTENT_RENEW_MS: "500" };
  const site = await startSite(
    4395,
    host.url,
    async (origin) => (await fetch(origin)).ok,
    settings,
  );
  try {
    // The machine of a school runs for long: its own pictures are made.
    if (ahead !== "0") await new Promise((later) => setTimeout(later, 30_000));
    publish(host, photos);
    await until(() => shows(site.origin), 50);
    await before(site);
    return await look(browser, site.origin);
  } finally {
    await site.stop();
    await host.close();
  }
}

const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
try {
  const photos = await takePhotos();
  const lastMade = async ({ origin }: SiteProcess) => {
    const began = performance.now();
    const one = `${origin}/api/image/photo-${PHOTOS - 1}?w=1280`;
    await new Promise((later) => setTimeout(later, 20_000));
    await fetch(one, { headers: ASKED });
    return performance.now() - began;
  };
  const kinds: [string, string, (site: SiteProcess) => Promise<unknown>][] = [
    ["at once, nothing made ahead", "0", async () => {}],
    ["at once", "1000", async () => {}],
    ["when all was made ahead", "1000", lastMade],
    ["after somebody else", "0", ({ origin }) => look(browser, origin)],
  ];
  const seen = new Map<string, Seen[]>(kinds.map(([name]) => [name, []]));
  for (let run = 0; run < RUNS; run += 1)
    for (const [name, ahead, before] of kinds)
      seen.get(name)?.push(await visit(browser, photos, ahead, before));
  const middle = (all: Seen[], what: keyof Seen) =>
    all.map((one) => one[what]).toSorted((a, b) => a - b)[all.length >> 1] ?? 0;
  const columns = ["first paint", "largest paint", "all in view"] as const;
  const warm = seen.get("after somebody else") ?? [];
  const rows = [...seen].map(([name, all]) => [
    name,
    Object.fromEntries(
      columns.map((what) => {
        const ms = middle(all, what);
        return [`${what} ms`, `${ms.toFixed(0)} (x${(ms / middle(warm, what)).toFixed(2)})`];
      }),
    ),
  ]);
  console.table(Object.fromEntries(rows));
} finally {
  await browser.close();
}
