import type { BrowserContext, Page } from "@playwright/test";
import { expect, bareTest as test } from "./harness/fixtures.ts";
import { findFreePort, type SiteProcess, startSite } from "./harness/site.ts";
import { type StubCms, startStubCms } from "./harness/stub-cms.ts";

const item = (id: string, title: string) => ({
  _id: id,
  title,
  fromDate: "2026-11-18",
  description: `All about ${title}.`,
  images: ["hall"],
  attachments: [],
});
const meal = (lunch: string) => [{ date: "2026-11-20", breakfast: "Poha", lunch, dinner: "Kadhi" }];
const topper = {
  _id: "t",
  name: "Pupilname",
  class: "X",
  sessionYear: "2025-2026",
  division: "99",
};
const album = { _id: "a", title: "Pupilalbum", date: "2026-10-02", category: "PhotoGallery" };

function serveLists(cms: StubCms): void {
  const news = [item("first", "First snow"), item("second", "Choir")];
  cms.serve("/api/weeklyMenu/SGSM", meal("Rajma and rice"));
  cms.serve("/api/news/SGSM", news);
  cms.serve("/api/news/all/SGSM", news);
  cms.serve("/api/topper/SGSM", [{ ...topper, attachments: ["face"] }]);
  for (const path of ["gallery", "gallery/All"])
    cms.serve(`/api/${path}/SGSM`, [{ ...album, attachments: ["face"] }]);
}

/** The paths and texts in the browser's caches. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const found: { path: string; text: string }[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of await store.keys()) {
        const text = (await (await store.match(request))?.text()) ?? "";
        found.push({ path: new URL(request.url).pathname, text });
      }
    }
    return found;
  });

async function enableOffline(page: Page): Promise<void> {
  await page.goto("/offline");
  await page.getByRole("switch").click();
  await expect(page.locator("main [role=status]")).toHaveText("Pages are saved.");
}

test.describe.configure({ mode: "serial" });

let cms: StubCms;
let site: SiteProcess;
let context: BrowserContext;
let page: Page;
let port = 0;

const start = () =>
  startSite({ contentApiUrl: cms.url, dataDir: undefined, env: { PORT: String(port) } });

test.beforeAll(async ({ browser }) => {
  cms = await startStubCms();
  serveLists(cms);
  port = await findFreePort();
  site = await start();
  const baseURL = `http://127.0.0.1:${port}`;
  context = await browser.newContext({ baseURL });
  page = await context.newPage();
});

test.afterAll(async () => {
  await context.close();
  await site.stop();
  await cms.close();
});

test("pages are stored only when the visitor enables it; visited and important pages then open offline, with their date", async () => {
  await page.goto("/hostel");
  expect(await readCaches(page)).toEqual([]);
  await enableOffline(page);
  for (const path of ["/hostel", "/", "/TopperX", "/Gallery", "/SubGallery?id=a", "/search?q=fees"])
    await page.goto(path);
  await context.setOffline(true);
  await site.stop();
  for (const [path, words] of [
    ["/hostel", "Hostel / Boarding Life"],
    ["/weeklyMenu", "Rajma and rice"],
    ["/PhoneCallTiming", "11:15 AM to 12:00 noon"],
    ["/contact", "+91 00000 00001"],
    ["/News", "First snow"],
    ["/News/first", "All about First snow."],
    ["/today", "Rajma and rice"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main"), path).toContainText(words);
    const age = page.getByText(/^Saved copy from \d+ \w+ 20\d\d, \d\d:\d\d\./);
    await expect(age, path).toBeVisible();
    await expect(page.locator("img"), path).toHaveCount(0);
  }
});

test("pages with pupils are never stored: albums, toppers, home, photos", async () => {
  for (const path of ["/", "/TopperX", "/Gallery", "/SubGallery?id=a", "/mission-vision"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Offline pages");
    await expect(page.getByText("this page is not saved in your browser")).toBeVisible();
  }
  const stored = await readCaches(page);
  expect(stored.length).toBeGreaterThan(8);
  const wrong = stored.filter(
    ({ path, text }) =>
      /^\/(api|Gallery|SubGallery|subFest|Topper|search|$)/.test(path) ||
      /Pupilname|Pupilalbum/.test(text),
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test("online the network response is shown, not the stored copy; removals and alerts reach the stored copies", async () => {
  cms.serve("/api/weeklyMenu/SGSM", meal("Chole and kulcha"));
  const rest = [item("second", "Choir")];
  cms.serve("/api/news/SGSM", rest);
  cms.serve("/api/news/all/SGSM", rest);
  cms.serve("/api/alert/SGSM", [{ text: "The road is closed.", url: "", until: "" }]);
  site = await start();
  await context.setOffline(false);
  await page.goto("/weeklyMenu");
  await expect(page.getByRole("main")).toContainText("Chole and kulcha");
  await expect(page.getByText(/Saved copy/)).toHaveCount(0);
  await expect
    .poll(async () => (await readCaches(page)).map(({ path }) => path))
    .not.toContain("/News/first");
  await expect
    .poll(async () => (await readCaches(page)).find(({ path }) => path === "/hostel")?.text)
    .toContain("The road is closed.");
  // An error page is a network response, too.
  expect((await page.goto("/News/first"))?.status()).toBe(404);
  await context.setOffline(true);
  await page.goto("/hostel");
  await expect(page.getByRole("region", { name: "Urgent notice" })).toContainText("road is closed");
  await context.setOffline(false);
});

test("the switch deletes all stored pages", async () => {
  await page.goto("/offline");
  await expect(page.getByRole("switch", { checked: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Saved pages" })).toContainText("Hostel");
  await page.getByRole("switch").click();
  await expect(page.locator("main [role=status]")).toHaveText("No pages are saved.");
  expect(await readCaches(page)).toEqual([]);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
});

test("the CSP allows a trusted-types policy only on the page with the switch", async () => {
  for (const path of ["/", "/today", "/hostel", "/nowhere", "/offline"]) {
    const response = await page.request.get(path);
    const wanted = path === "/offline" ? "trusted-types keep-pages" : "trusted-types 'none'";
    expect(response.headers()["content-security-policy"], path).toMatch(new RegExp(`; ${wanted}$`));
  }
  await page.goto("/today");
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register("/service-worker.js").then(
      () => "",
      (error: unknown) => String(error),
    ),
  );
  expect(refused).toContain("TrustedScriptURL");
});
