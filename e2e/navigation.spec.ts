import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "../scripts/browser.ts";
import { findWholeChromium } from "../scripts/find-chromium.ts";
import { expect } from "./harness/fixtures.ts";
import { startNotingProxy } from "./harness/noting-proxy.ts";
import { routeTable } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { withContent } from "./harness/with-content.ts";
import { noticeLists } from "./home-content.ts";

const test = withContent({ lists: noticeLists });

/** A browser that keeps pages to come back to and makes pages ready, as a visitor's does and a tool's does not. */
async function withVisitorsBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath: findWholeChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    await use(await (await browser.newContext()).newPage());
  } finally {
    await browser.close();
  }
}

const isAsItWas = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "wasHere") === true);

test("A520 every page is there as it was when a visitor comes back to it", async ({ site }) => {
  test.setTimeout(180_000);
  await withVisitorsBrowser(async (page) => {
    await stubPictures(page);
    for (const { path } of routeTable) {
      await page.goto(site.url + path);
      await page.evaluate(() => Reflect.set(globalThis, "wasHere", true));
      await page.goto(`${site.url}/healthz`);
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => isAsItWas(page), { message: path }).toBe(true);
    }
  });
});

test("A521 a page that is opened again asks for itself alone, and hears that nothing has changed", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const proxy = await startNotingProxy(site.url);
  const context = await browser.newContext({ proxy: { server: proxy.server } });
  const page = await context.newPage();
  const open = async (path: string) => {
    const answer = await page.goto(site.url + path);
    // What scripts ask for comes after the page.
    if ((await page.locator("script").count()) > 0) await page.waitForLoadState("networkidle");
    return answer?.status();
  };
  for (const { path } of routeTable) {
    await open(path);
    await open("/healthz");
    proxy.reset();
    expect(await open(path), path).toBe(200);
    // The proxy's dots stand for pictures, and may not be kept.
    const asked = proxy.asked.filter(({ url }) => !url.pathname.startsWith("/api/image/"));
    expect(asked.map(({ url }) => url.pathname)).toEqual([path]);
    // Each visitor has a form of his own.
    if (path !== "/contact") expect(asked[0]?.headers["if-none-match"], path).toMatch(/^W\/"/);
  }
  await context.close();
  await proxy.close();
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`A522 from page to page with motion: ${motion}`, async ({ browser, site }) => {
    const context = await browser.newContext({ reducedMotion: motion });
    const page = await context.newPage();
    await page.addInitScript(() => {
      addEventListener("pagereveal", (event) => {
        Reflect.set(globalThis, "isFading", Boolean(Reflect.get(event, "viewTransition")));
      });
    });
    await page.goto(`${site.url}/about`);
    await page.getByRole("link", { name: "Contact Us" }).last().click();
    await page.waitForURL("**/contact");
    const isFading = await page.evaluate(() => Reflect.get(globalThis, "isFading"));
    expect(isFading).toBe(motion === "no-preference");
    await context.close();
  });
}

test("A523 a page is fetched while the hand is on its way to the link; a file is not, nor anything for who saves data", async ({
  site,
  request,
}) => {
  await withVisitorsBrowser(async (page) => {
    const ahead = new Set<string>();
    const session = await page.context().newCDPSession(page);
    await session.send("Preload.enable");
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => ahead.add(prefetchUrl));
    await page.goto(`${site.url}/weeklyMenu`);
    await page.locator("main a[href^='/documents/']").first().hover();
    await page.getByRole("link", { name: "Contact Us" }).last().hover();
    await expect.poll(() => [...ahead]).toEqual([`${site.url}/contact`]);
  });
  const rulesFor = async (headers: Record<string, string>) =>
    Object.keys(await (await request.get("/speculation-rules.json", { headers })).json());
  expect(await rulesFor({ "save-data": "on", ect: "4g" })).toEqual([]);
  expect(await rulesFor({ ect: "3g" })).toEqual(["prefetch"]);
  expect(await rulesFor({ ect: "4g" })).toEqual(["prefetch", "prerender"]);
});
