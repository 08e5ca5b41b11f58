import { type CDPSession, chromium, type Locator, type Page } from "@playwright/test";
import { launchOptions } from "../../scripts/browser.ts";
import { findFullChromium } from "../../scripts/find-chromium.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { readJson } from "./harness/read-json.ts";
import { startRecordingProxy } from "./harness/recording-proxy.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { noticeLists } from "./home-content.ts";

const test = withContent({ lists: noticeLists });

/** Starts a browser with the back/forward cache and prefetching, which automation disables by default. */
async function withFullBrowser(use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    ...launchOptions(),
    executablePath: findFullChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    await use(await (await browser.newContext()).newPage());
  } finally {
    await browser.close();
  }
}

/** One page of each kind: text, list, album, form, table, tabs. */
const paths = ["/", "/about", "/Events", "/SubGallery", "/contact", "/weeklyMenu", "/newsletter"];

const isRestored = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "seen") === true);

test("a page of each kind is restored from the back/forward cache", async ({ site }) => {
  test.setTimeout(180_000);
  await withFullBrowser(async (page) => {
    await stubPictures(page);
    for (const path of paths) {
      await page.goto(site.url + path);
      await page.evaluate(() => Reflect.set(globalThis, "seen", true));
      await page.goto(`${site.url}/healthz`);
      await page.goBack({ waitUntil: "commit" });
      await expect.poll(() => isRestored(page), { message: path }).toBe(true);
    }
  });
});

test("a page that is opened again requests only itself, and gets 304", async ({
  browser,
  site,
}) => {
  test.setTimeout(120_000);
  const proxy = await startRecordingProxy(site.url);
  const context = await browser.newContext({ proxy: { server: proxy.server } });
  const page = await context.newPage();
  const open = async (path: string) => {
    const response = await page.goto(site.url + path);
    // Scripts send their requests after the page has loaded.
    if ((await page.locator("script").count()) > 0) await page.waitForLoadState("networkidle");
    return response?.status();
  };
  for (const path of paths) {
    await open(path);
    await open("/healthz");
    proxy.reset();
    expect(await open(path), path).toBe(200);
    // Without the proxy's images, which are not cached, and Chromium's own requests.
    const requests = proxy.requests.filter(
      ({ url }) => url.origin === site.url && !url.pathname.startsWith("/api/image/"),
    );
    expect(requests.map(({ url }) => url.pathname)).toEqual([path]);
    expect(requests[0]?.status, path).toBe(304);
  }
  await context.close();
  await proxy.close();
});

for (const motion of ["no-preference", "reduce"] as const) {
  test(`page transitions with prefers-reduced-motion: ${motion}`, async ({ browser, site }) => {
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
    const isFading = () => page.evaluate(() => Reflect.get(globalThis, "isFading"));
    await expect.poll(isFading).toBe(motion === "no-preference");
    await context.close();
  });
}

/** Starts a touch on a link and cancels it. */
async function touch(session: CDPSession, link: Locator): Promise<void> {
  await link.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await link.boundingBox()) ?? {};
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
}

test("a page is prefetched when a touch on its link starts; a file, data, a search and a photo are not", async ({
  site,
}) => {
  await withFullBrowser(async (page) => {
    const fetched = new Set<string>();
    const session = await page.context().newCDPSession(page);
    await session.send("Preload.enable");
    session.on("Preload.prefetchStatusUpdated", ({ key }) => fetched.add(key.url));
    await page.goto(`${site.url}/weeklyMenu`);
    await page.evaluate(() => {
      const links = [
        "/api/news/SGSM",
        "/Events?q=snow",
        "/SubGallery?id=a&photo=b",
        "/subFest?id=a",
      ];
      for (const href of links) {
        const link = document.createElement("a");
        link.href = link.textContent = href;
        link.toggleAttribute("data-photo", href.includes("photo"));
        document.querySelector("main")?.append(link);
      }
    });
    const links = page.locator("main a:is([href^='/documents/'], [href*='/api/'], [href*='?'])");
    for (const link of await links.all()) await touch(session, link);
    await touch(session, page.getByRole("link", { name: "Contact Us" }).last());
    const pages = [`${site.url}/subFest?id=a`, `${site.url}/contact`];
    await expect.poll(() => [...fetched]).toEqual(pages);
  });
});

test("a fast connection prerenders only the pages of the menu, a slow one none; save-data prefetches nothing", async ({
  page,
  request,
}) => {
  const rulesFor = async (headers: Record<string, string>) =>
    readJson(await request.get("/speculation-rules.json", { headers }));
  expect(await rulesFor({ "save-data": "on", ect: "4g" })).toEqual({});
  expect(Object.keys(await rulesFor({ ect: "3g" }))).toEqual(["prefetch"]);
  // Playwright's browser does not prerender, so the test evaluates the rule's selector.
  const { prerender } = await rulesFor({ ect: "4g" });
  const [, selector] =
    /"selector_matches":"([^"]*menu[^"]*)"/.exec(JSON.stringify(prerender)) ?? [];
  await page.goto("/weeklyMenu");
  const matches = (links: string) =>
    page
      .locator(links)
      .evaluateAll((all, wanted) => all.map((it) => it.matches(wanted)), selector ?? "");
  expect(new Set(await matches(".menu a"))).toEqual(new Set([true]));
  expect(new Set(await matches("main a, footer a"))).toEqual(new Set([false]));
});
