import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "@playwright/test";
import sirv from "sirv";
import { build, type InlineConfig } from "vite";
import { makePictures } from "../packages/lightbox/playground/make-pictures.ts";
import { findWithAxe } from "../tests/e2e/harness/axe.ts";
import { listen } from "../tests/e2e/harness/listen.ts";
import { median } from "./tools/load.ts";
import type { Options } from "./tools/options.ts";
import { onEnd } from "./tools/processes.ts";
import { installCopy, startBrowser } from "./tools/servers.ts";

// packages/lightbox and other lightboxes with the same album of 300 photos: bytes, the time from the click until the
// first photo is on the screen, violations that axe finds, and nodes with 1,000 photos.

export const needs = ["chromium"];
const viewers = [
  "ours",
  "yarl",
  "photoswipe",
  "lightgallery",
  "lightboxjs",
  "imagelightbox",
] as const;
type Viewer = (typeof viewers)[number];
type Opening = { firstPictureMs: number; requests: number; kilobytes: number };

const lightbox = resolve(import.meta.dirname, "../packages/lightbox");

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
      `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${name}</title><div id="root"></div><script type="module" src="../${name}.tsx"></script></html>`,
    );
  await build({
    ...configFor(root),
    publicDir: join(lightbox, "playground/public"),
    build: {
      outDir: join(root, "dist"),
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
    return (sizes.reduce((total, size) => total + size, 0) / 1000).toFixed(1);
  };
  return {
    "script KB gz": sum((part) => part.type === "chunk" && !part.isDynamicEntry),
    "on demand KB gz": sum((part) => part.type === "chunk" && part.isDynamicEntry),
    "styles KB gz": sum((part) => part.fileName.endsWith(".css")),
  };
}

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** What opening adds to the page: elements with 1,000 photos, and violations. */
async function inspect(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?photos=1000`, { waitUntil: "networkidle" });
  const before = { nodes: await countNodes(page), violations: await findWithAxe(page) };
  await page.locator("#open").click();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(2_000);
  const nodes = (await countNodes(page)) - before.nodes;
  const known = new Set(before.violations);
  const found = (await findWithAxe(page)).filter((line) => !known.has(line));
  await page.close();
  const rules = new Set(found.map((line) => line.replace(/:.*/s, "")));
  return { "nodes at 1,000": nodes, "axe rules violated": [...rules].join(" ") || "none" };
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

export async function run({ rounds = 5 }: Options): Promise<string[]> {
  const root = await installCopy("viewer");
  await makePictures();
  await buildPages(root);
  const server = await listen(createServer(sirv(join(root, "dist"), { etag: true })));
  onEnd(server.close);
  const browser = await startBrowser();
  const openings = new Map<Viewer, Opening[]>(viewers.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (let turn = 0; turn < viewers.length; turn += 1) {
      const name = viewers[(turn + round) % viewers.length] ?? "ours";
      openings.get(name)?.push(await open(browser, `${server.url}/pages/${name}.html`));
    }
  const ours = openings.get("ours") ?? [];
  const rows: object[] = [];
  for (const [viewer, all] of openings) {
    const pairs = all.map(
      ({ firstPictureMs }, n) => firstPictureMs / (ours[n]?.firstPictureMs ?? 0),
    );
    rows.push({
      viewer,
      "first picture ms": median(all.map(({ firstPictureMs }) => firstPictureMs)).toFixed(0),
      "of ours": median(pairs).toFixed(2),
      requests: median(all.map(({ requests }) => requests)),
      KB: median(all.map(({ kilobytes }) => kilobytes)).toFixed(0),
      ...(await measureSize(root, viewer)),
      ...(await inspect(browser, `${server.url}/pages/${viewer}.html`)),
    });
  }
  console.table(rows);
  return [];
}
