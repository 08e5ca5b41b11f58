import { chromium, type Page } from "@playwright/test";
import { giveAll } from "../e2e/harness/content.ts";
import { richLists, richPictures } from "../e2e/harness/rich-content.ts";
import { startSite } from "../e2e/harness/site.ts";
import { startStubHost } from "../e2e/harness/stub-host.ts";
import { findChromium } from "../scripts/find-chromium.ts";

// How soon the page shows that a control was pressed, on a processor six times slower: the longest of the presses
// of controls of home, a list, an album of 300, the toppers, contact and the menu. TIMES says how often each, ONLY which.

const SLOWER = 6;
const TIMES = Number(process.env["TIMES"] ?? 3);
const ONLY = process.env["ONLY"] ?? "";

type Press = (page: Page) => Promise<void>;
const click =
  (selector: string): Press =>
  async (page) =>
    page.locator(selector).first().click({ timeout: 5_000 });

const controls: [name: string, path: string, press: Press][] = [
  ["menu: open", "/about", click(".header__menu-toggle, .menu-toggle")],
  ["home: next picture", "/", click(".banner__controls button >> nth=-1")],
  ["home: tab", "/", click("#notice-board [role=tab] >> nth=1")],
  ["home: next month", "/", click(".calendar__buttons :is(a, button) >> nth=-1")],
  ["home: a time of the history", "/", click(".milestone-tabs [role=tab] >> nth=2")],
  ["list: search", "/Events", (page) => page.locator(".filter-bar input").first().press("s")],
  ["toppers: search", "/TopperX", (page) => page.locator(".filter-bar input").first().press("s")],
  ["contact: a letter", "/contact", (page) => page.getByLabel("Name", { exact: true }).press("a")],
  ["contact: send", "/contact", (page) => page.getByRole("button", { name: "Send" }).click()],
  ["album of 300: open a photo", "/SubGallery?id=album-1", click(".album-grid__photo")],
  [
    "album of 300: next photo",
    "/SubGallery?id=album-1",
    async (page) => {
      await page.locator(".album-grid__photo").first().click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("ArrowRight");
    },
  ],
];

const host = await startStubHost();
const albums = (richLists["/api/gallery/SGSM"] as { _id: string }[]).map((album) =>
  album._id === "album-1"
    ? {
        ...album,
        attachments: Array.from({ length: 300 }, (_, n) => (n % 2 ? "hall" : "pavilion")),
      }
    : album,
);
const lists = { ...richLists, "/api/gallery/SGSM": albums, "/api/gallery/All/SGSM": albums };
giveAll(host, {
  lists: { ...lists, "/api/subGallery?id=album-1": albums.find(({ _id }) => _id === "album-1") },
  pictures: richPictures,
});
const site = await startSite({ contentHostUrl: host.url });
const browser = await chromium.launch({ executablePath: findChromium() ?? "" });

/** Milliseconds from the press to the next picture on the screen: the longest of all events of the press. */
async function delayOf(path: string, press: Press): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  try {
    await page.goto(site.url + path, { waitUntil: "load" });
    await page.waitForTimeout(1_500);
    await page.evaluate(() => {
      const longest = { ms: 0 };
      Reflect.set(window, "longest", longest);
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await press(page);
    await page.waitForTimeout(1_000);
    return await page.evaluate(() => (Reflect.get(window, "longest") as { ms: number }).ms);
  } catch (error) {
    // A press that leads to another page takes its figures along.
    console.warn(`${path}: ${String(error).split("\n")[0]}`);
    return Number.NaN;
  } finally {
    await page.close();
  }
}

try {
  const rows: [string, { "longest ms": number; "middle ms": number }][] = [];
  for (const [name, path, press] of controls.filter(([name]) => name.includes(ONLY))) {
    const delays: number[] = [];
    for (let time = 0; time < TIMES; time += 1) delays.push(await delayOf(path, press));
    const sorted = delays.toSorted((a, b) => a - b);
    rows.push([
      name,
      { "longest ms": sorted.at(-1) ?? 0, "middle ms": sorted[sorted.length >> 1] ?? 0 },
    ]);
  }
  console.table(Object.fromEntries(rows));
} finally {
  await browser.close();
  await site.stop();
  await host.close();
}
