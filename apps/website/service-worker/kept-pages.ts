import { ASSETS, PAGES } from "./caches.ts";

/** Pages that families need most, stored from the start. */
const ESSENTIALS = ["/offline", "/today", "/weeklyMenu", "/PhoneCallTiming", "/contact", "/News"];
const NEWEST_NEWS = 5;
/** Of pages and of what they are drawn with. The oldest go. */
const MOST = 80;
const RENEW_AFTER_MS = 10 * 60 * 1_000;
/** Not an address of the site: when all copies were last renewed, and which urgent notice stood then. */
const NOTE = "/offline?renewed";

type Note = { at: number; alert: string };

export async function keepEssentials(): Promise<void> {
  const pages = await Promise.all(ESSENTIALS.map(keep));
  const news = pages.at(-1) ?? "";
  const newest = [...new Set([...news.matchAll(/href="(\/News\/[^"#?]+)"/g)].map(([, to]) => to))];
  await Promise.all(newest.slice(0, NEWEST_NEWS).map((to = "") => keep(to)));
  await writeNote({ at: Date.now(), alert: alertIn(news) });
}

/**
 * The network is back: all copies are made anew, those that the site no longer has are dropped. Not at every page, but
 * at once when another urgent notice stands than on the copies.
 */
export async function renewKept(answer: Response): Promise<void> {
  const alert = alertIn(await answer.text());
  const last = await readNote();
  if (last?.alert === alert && Date.now() - last.at < RENEW_AFTER_MS) return;
  await writeNote({ at: Date.now(), alert });
  const kept = await (await caches.open(PAGES)).keys();
  const paths = kept.map(({ url }) => url).filter((url) => !url.endsWith(NOTE));
  for (const path of new Set([...ESSENTIALS.map(absolute), ...paths])) await keep(path);
  await Promise.all([trim(PAGES), trim(ASSETS)]);
}

async function trim(name: string): Promise<void> {
  const cache = await caches.open(name);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST).map((request) => cache.delete(request)));
}

/** Stores a page with its assets, and returns its text. Deletes a page that may not be stored or cannot be fetched. */
async function keep(path: string): Promise<string> {
  const cache = await caches.open(PAGES);
  const answer = await fetch(path, { cache: "no-cache" });
  if (!answer.ok || answer.headers.get("offline") !== "keep") {
    if (answer.status < 500) await cache.delete(path, { ignoreVary: true });
    return "";
  }
  await cache.put(path, answer.clone());
  const html = await answer.text();
  await keepAssets(html);
  return html;
}

async function keepAssets(text: string): Promise<void> {
  const cache = await caches.open(ASSETS);
  // A page names its sheet, its font and its script; the sheet names the other font.
  for (const [asset] of text.matchAll(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g)) {
    if (await cache.match(asset, { ignoreVary: true })) continue;
    const answer = await fetch(asset);
    if (!answer.ok) continue;
    await cache.put(asset, answer.clone());
    if (asset.endsWith(".css")) await keepAssets(await answer.text());
  }
}

const alertIn = (html: string): string =>
  /<section class="alert-bar".*?<\/section>/s.exec(html)?.[0] ?? "";

const absolute = (path: string): string => new URL(path, location.origin).href;

async function readNote(): Promise<Note | undefined> {
  return (await (await caches.open(PAGES)).match(NOTE))?.json();
}

async function writeNote(note: Note): Promise<void> {
  await (await caches.open(PAGES)).put(NOTE, Response.json(note));
}
