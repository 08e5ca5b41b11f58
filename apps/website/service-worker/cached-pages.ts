import { ASSETS, PAGES } from "./caches.ts";
import { isHindi } from "./saved-copy.ts";

/** The pages that families need most; cached on installation. */
const ESSENTIALS = ["/offline", "/today", "/weeklyMenu", "/PhoneCallTiming", "/contact", "/News"];
const NEWEST_NEWS = 5;
/** Maximum number of pages and of assets; the oldest are deleted. */
const MAX_ENTRIES = 80;
const REFRESH_AFTER_MS = 10 * 60 * 1_000;
/** Not an address of the site: stores when all copies were last refreshed and the urgent notice at that time. */
const STATE_KEY = "/offline?renewed";

type RefreshState = { at: number; alert: string };

export async function cacheEssentials(): Promise<void> {
  const pages = await Promise.all(ESSENTIALS.map(cachePage));
  const news = pages.at(-1) ?? "";
  const newest = [...new Set([...news.matchAll(/href="(\/News\/[^"#?]+)"/g)].map(([, to]) => to))];
  await Promise.all(newest.slice(0, NEWEST_NEWS).map((to = "") => cachePage(to)));
  await writeState({ at: Date.now(), alert: findAlert(news) });
}

/** Limited to once in ten minutes, unless the urgent notice has changed. */
export async function refreshCached(response: Response): Promise<void> {
  // Who reads Hindi gets the pages that families need most in Hindi, too.
  if (isHindi(response.url)) await cacheHindiEssentials();
  const alert = findAlert(await response.text());
  const last = await readState();
  if (last?.alert === alert && Date.now() - last.at < REFRESH_AFTER_MS) return;
  await writeState({ at: Date.now(), alert });
  const cached = await (await caches.open(PAGES)).keys();
  const paths = cached.map(({ url }) => url).filter((url) => !url.endsWith(STATE_KEY));
  for (const path of new Set([...ESSENTIALS.map(toAbsolute), ...paths])) await cachePage(path);
  await Promise.all([trim(PAGES), trim(ASSETS)]);
}

async function cacheHindiEssentials(): Promise<void> {
  if (await (await caches.open(PAGES)).match("/hi/offline", { ignoreVary: true })) return;
  await Promise.all(ESSENTIALS.map((page) => cachePage(`/hi${page}`)));
}

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MAX_ENTRIES).map((request) => cache.delete(request)));
}

/** Caches a page with its assets and returns its HTML. Deletes a page that is gone or must not be cached. */
async function cachePage(path: string): Promise<string> {
  const cache = await caches.open(PAGES);
  const response = await fetch(path, { cache: "no-cache" });
  if (!response.ok || response.headers.get("offline") !== "keep") {
    if (response.status < 500) await cache.delete(path, { ignoreVary: true });
    return "";
  }
  await cache.put(path, response.clone());
  const html = await response.text();
  await cacheAssets(html);
  return html;
}

async function cacheAssets(text: string): Promise<void> {
  const cache = await caches.open(ASSETS);
  // A page names its style sheet, font and script; the style sheet names the other font.
  for (const [asset] of text.matchAll(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)) {
    if (await cache.match(asset, { ignoreVary: true })) continue;
    const response = await fetch(asset);
    if (!response.ok) continue;
    await cache.put(asset, response.clone());
    if (asset.endsWith(".css")) await cacheAssets(await response.text());
  }
}

const findAlert = (html: string): string =>
  /<section class="alert-bar".*?<\/section>/s.exec(html)?.[0] ?? "";

const toAbsolute = (path: string): string => new URL(path, location.origin).href;

async function readState(): Promise<RefreshState | undefined> {
  return (await (await caches.open(PAGES)).match(STATE_KEY))?.json();
}

async function writeState(state: RefreshState): Promise<void> {
  await (await caches.open(PAGES)).put(STATE_KEY, Response.json(state));
}
