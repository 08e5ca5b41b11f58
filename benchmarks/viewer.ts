import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import sirv from "sirv";
import { build, type InlineConfig } from "vite";
import { makePictures } from "../packages/lightbox/playground/make-pictures.ts";
import { listen } from "../tests/e2e/harness/listen.ts";
import { median } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { onEnd, runProgram } from "./tools/processes.ts";
import { installCopy, makeFolder, startBrowser } from "./tools/servers.ts";
import { inspect, tryViewer } from "./viewer-checks.ts";
import { readInstalled, readListed, readUnpublished } from "./viewer-packages.ts";

// packages/lightbox and other lightboxes with the same album of 300 photos: bytes, the time from the click until the
// first photo is on the screen, violations that axe finds, nodes with 1,000 photos, and what a visitor can do. Writes
// the results for the page "Why another" of the documentation, without the times, which depend on the machine.

export const needs = ["chromium"];
const packages = {
  ours: "photo-lightbox",
  yarl: "yet-another-react-lightbox",
  photoswipe: "photoswipe",
  lightgallery: "lightgallery",
  photoview: "react-photo-view",
  lightboxjs: "lightbox.js-react",
  imagelightbox: "react-image-lightbox",
};
type Viewer = keyof typeof packages;
const viewers = Object.keys(packages) as Viewer[];
/** To use it, one has to accept a licence first. */
const LISTED = "@fancyapps/ui";
type Opening = { firstPictureMs: number; requests: number; kilobytes: number };

const lightbox = resolve(import.meta.dirname, "../packages/lightbox");
const comparison = join(lightbox, "docs/site/comparison.json");

const configFor = (root: string): InlineConfig => ({
  configFile: false,
  root,
  logLevel: "error",
  oxc: { jsx: { runtime: "automatic" } },
  // For react-image-lightbox.
  define: { global: "globalThis" },
  resolve: {
    dedupe: ["react", "react-dom"],
    alias: {
      "photo-lightbox/style.css": join(lightbox, "src/style.css"),
      "photo-lightbox": join(lightbox, "src/index.ts"),
    },
  },
});

/** One page for each viewer. */
async function buildPages(root: string): Promise<void> {
  mkdirSync(join(root, "pages"));
  const htmlFile = (name: Viewer) => join(root, "pages", `${name}.html`);
  for (const name of viewers)
    writeFileSync(
      htmlFile(name),
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="/icon.svg"><title>${name}</title><div id="root"></div><script type="module" src="../${name}.tsx"></script></html>`,
    );
  await build({
    ...configFor(root),
    publicDir: join(lightbox, "playground/public"),
    build: {
      outDir: join(root, "dist"),
      // A policy may forbid data: URLs.
      assetsInlineLimit: 0,
      rolldownOptions: { input: Object.fromEntries(viewers.map((name) => [name, htmlFile(name)])) },
    },
  });
}

/** Gzipped kilobytes of a viewer without React: at once, on demand, and its styles. */
async function measureSize(root: string, name: Viewer) {
  const result = await build({
    ...configFor(root),
    build: {
      write: false,
      lib: { entry: join(root, `${name}.tsx`), formats: ["es"] },
      rolldownOptions: {
        external: (id: string) => /^react(-dom)?($|\/)|\/(album\.ts|page\.tsx)$/.test(id),
        output: { minify: true },
      },
    },
  });
  const parts = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  const sum = (isCounted: (part: (typeof parts)[number]) => boolean) => {
    const sizes = parts.filter(isCounted).map((part) => {
      // Pure annotations are removed by the bundler of the application.
      const text =
        part.type === "chunk" ? part.code.replaceAll("/* @__PURE__ */", "") : part.source;
      return gzipSync(text, { level: 9 }).length;
    });
    return Math.round(sizes.reduce((total, size) => total + size, 0) / 100) / 10;
  };
  return {
    scriptKb: sum((part) => part.type === "chunk" && !part.isDynamicEntry),
    onDemandKb: sum((part) => part.type === "chunk" && part.isDynamicEntry),
    stylesKb: sum((part) => part.fileName.endsWith(".css")),
  };
}

/** From the click to the frame in which the first photo is decoded and on the screen. */
async function open(browser: Browser, url: string): Promise<Opening> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let [bytes, requests] = [0, 0];
  session.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.evaluate(() => {
    document.documentElement.dataset["start"] = String(performance.now());
    document.querySelector<HTMLElement>("#open")?.click();
  });
  const firstPicture = await page.waitForFunction(() => {
    const isShown = [...document.querySelectorAll("img")].some(
      (image) =>
        image.src.endsWith("/photo-01.jpg?n=1") &&
        image.complete &&
        image.naturalWidth > 0 &&
        image.getBoundingClientRect().width > 200,
    );
    return isShown && performance.now() - Number(document.documentElement.dataset["start"]);
  });
  const firstPictureMs = Number(await firstPicture.jsonValue());
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(1_000);
  await context.close();
  return { firstPictureMs, requests, kilobytes: bytes / 1000 };
}

/** Serves the pages, with or without a Content-Security-Policy. */
async function serve(root: string, policy?: string): Promise<string> {
  const files = sirv(join(root, "dist"), { etag: true });
  const server: Server = createServer((request, response) => {
    if (policy) response.setHeader("Content-Security-Policy", policy);
    files(request, response);
  });
  const { url, close } = await listen(server);
  onEnd(close);
  return url;
}

/** The facts in the package of a viewer. This one is built first. */
async function readPackage(root: string, viewer: Viewer) {
  const name = packages[viewer];
  if (viewer !== "ours") return readInstalled(name, join(root, "node_modules", name));
  const dist = makeFolder("dist");
  const env = { ...process.env, LIGHTBOX_DIST: dist };
  await runProgram(process.execPath, ["build.ts"], { cwd: lightbox, env });
  return readUnpublished(dist);
}

/** In turns, so that other load on the machine does not slow down one viewer alone. */
async function openInTurns(browser: Browser, url: string, rounds: number) {
  const openings = new Map<Viewer, Opening[]>(viewers.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < viewers.length; turn += 1) {
      const name = viewers[(turn + round) % viewers.length] ?? "ours";
      openings.get(name)?.push(await open(browser, `${url}/pages/${name}.html`));
    }
  return openings;
}

export async function run({ rounds = 5 }: Options): Promise<string[]> {
  const root = await installCopy("viewer");
  await makePictures();
  await buildPages(root);
  const url = await serve(root);
  const strictUrl = await serve(
    root,
    "default-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
  );
  const browser = await startBrowser();
  const openings = await openInTurns(browser, url, rounds);
  const found: object[] = [];
  const times: object[] = [];
  for (const [viewer, all] of openings) {
    const path = `pages/${viewer}.html`;
    const name = packages[viewer];
    times.push({
      name,
      firstPictureMs: Math.round(median(all.map(({ firstPictureMs }) => firstPictureMs))),
      requests: median(all.map(({ requests }) => requests)),
      loadedKb: Math.round(median(all.map(({ kilobytes }) => kilobytes))),
    });
    found.push({
      name,
      ...(await readPackage(root, viewer)),
      ...(await measureSize(root, viewer)),
      ...(await inspect(browser, `${url}/${path}`)),
      ...(await tryViewer(browser, `${url}/${path}`, `${strictUrl}/${path}`)),
    });
  }
  console.table(times);
  console.table(found);
  found.push({ name: LISTED, ...(await readListed(LISTED)) });
  const measuredOn = new Date().toISOString().slice(0, 10);
  writeFileSync(comparison, `${JSON.stringify({ measuredOn, viewers: found }, null, 2)}\n`);
  console.log(`Wrote ${comparison}`);
  return [];
}
