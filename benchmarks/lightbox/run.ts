/**
 * Opens the same album of 300 photos in every lightbox, in rotated order, and prints medians; "of ours" is the
 * median of the pairs of each round.
 * Run: npm ci --ignore-scripts --legacy-peer-deps --workspaces=false, then node run.ts [rounds]
 */
import { createServer } from "node:http";
import { resolve } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import sirv from "sirv";
import { makePictures } from "../../packages/lightbox/playground/make-pictures.ts";
import { buildPages, type Contender, contenders, weigh } from "./build.ts";

interface Opening {
  firstPictureMs: number;
  requests: number;
  fullSize: number;
  bytes: number;
}

const port = Number(process.env.PORT ?? 4201);
const rounds = Number(process.argv[2] ?? 5);

const median = (values: number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** From the click to the frame in which the first photo stands decoded on the screen. */
async function open(browser: Browser, name: Contender): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`http://localhost:${port}/pages/${name}.html`, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", (event) => {
    bytes += event.encodedDataLength;
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));

  const firstPictureMs = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const begin = performance.now();
        const look = () => {
          const shown = [...document.querySelectorAll<HTMLImageElement>("img")].some((image) => {
            if (!image.src.endsWith("/photo-01.jpg?n=1") || !image.complete) return false;
            return image.naturalWidth > 0 && image.getBoundingClientRect().width > 200;
          });
          if (shown) done(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        document.querySelector<HTMLElement>("#open")?.click();
        requestAnimationFrame(look);
      }),
  );
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1000);
  await context.close();
  const fullSize = new Set(asked.filter((url) => /photo-\d\d\.jpg/.test(url))).size;
  return { firstPictureMs, requests: asked.length, fullSize, bytes };
}

await makePictures();
await buildPages();
const server = createServer(sirv(resolve(import.meta.dirname, "dist"), { etag: true }));
await new Promise<void>((listening) => server.listen(port, listening));
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});

const openings = new Map<Contender, Opening[]>(contenders.map((name) => [name, []]));
for (let round = 0; round < rounds; round++) {
  for (let turn = 0; turn < contenders.length; turn++) {
    const name = contenders[(turn + round) % contenders.length] as Contender;
    openings.get(name)?.push(await open(browser, name));
  }
}
await browser.close();
server.close();

console.log(`\n300 photos, ${rounds} rounds in rotated order, medians\n`);
console.log(
  "| | first picture, ms | of ours | requests | full-size | KB | script KB gz | loaded later | style KB gz |",
);
console.log("|---|---|---|---|---|---|---|---|---|");
const ours = openings.get("ours") ?? [];
const kb = (size: number) => (size / 1000).toFixed(1);
for (const name of contenders) {
  const all = openings.get(name) ?? [];
  const of = (field: keyof Opening) => median(all.map((one) => one[field]));
  const pairs = all.map((one, round) => one.firstPictureMs / (ours[round]?.firstPictureMs ?? 0));
  const { script, later, style } = await weigh(name);
  console.log(
    `| ${name} | ${of("firstPictureMs").toFixed(0)} | ${median(pairs).toFixed(2)} | ${of("requests")} | ${of("fullSize")} | ${(of("bytes") / 1000).toFixed(0)} | ${kb(script)} | ${kb(later)} | ${kb(style)} |`,
  );
}
const alike = await weigh("ours", true);
console.log(
  `\nours, with what the others can do alone: ${kb(alike.script)} KB, and ${kb(alike.later)} later`,
);
