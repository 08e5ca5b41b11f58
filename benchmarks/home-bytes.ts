import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findChromium } from "../scripts/find-chromium.ts";

// What each block of the home page adds to its HTML and its style sheet, in bytes of brotli:
// the whole compressed, less the whole without the block. Argument: the address of a running site.

const site = process.argv[2] ?? "http://127.0.0.1:3000";
const app = resolve(import.meta.dirname, "../apps/site/app");
const size = (text: string) => brotliCompressSync(text).byteLength;

const browser = await chromium.launch({ executablePath: findChromium() ?? "" });
const page = await browser.newPage({ javaScriptEnabled: false });
await page.goto(site);
const whole = (await (await fetch(site)).text()).length;
const html = await page.content();
const blocks = await page.locator("main > *").evaluateAll((places) =>
  places.map((place) => ({
    name:
      place.querySelector("h1, h2")?.textContent?.trim() ||
      place.querySelector("[aria-label]")?.ariaLabel ||
      place.tagName.toLowerCase(),
    html: place.outerHTML,
  })),
);
await browser.close();

const rows = blocks.map(({ name, html: own }) => ({
  block: name.slice(0, 40),
  raw: own.length,
  brotli: size(html) - size(html.replace(own, "")),
}));
const main = blocks.reduce((text, { html: own }) => text.replace(own, ""), html);
rows.push({ block: "head, header, menu, footer", raw: main.length, brotli: size(main) });
rows.push({ block: "the whole page", raw: whole, brotli: size(html) });
console.table(rows);

const list = readFileSync(resolve(app, "styles/index.css"), "utf8");
const files = [...list.matchAll(/@import "([^"]+)"/g)].map(([, file = ""]) => file);
const css = files.map((file) => readFileSync(resolve(app, "styles", file), "utf8"));
const all = css.join("\n");
const styles = files
  .map((file, n) => ({ file, brotli: size(all) - size(all.replace(css[n] ?? "", "")) }))
  .filter(({ file }) =>
    /\/app\/(home|albums|announcements|birthdays|calendar|milestones|notices|principal|toppers)\//.test(
      file,
    ),
  );
console.log("Style sheets of the blocks, from the sources as they are written:");
console.table(styles);
