import { test as base, expect, type Page } from "@playwright/test";
import type { Content } from "./content.ts";
import type { RunningSite } from "./site.ts";
import { createSitePool, type SitePool, type SiteWithCms } from "./site-pool.ts";
import type { StubCms } from "./stub-cms.ts";
import { stubPictures } from "./stub-pictures.ts";

type Test = {
  /** The initial content; `withContent` sets it. */
  content: Content;
  pair: SiteWithCms;
  /** A stub CMS. */
  cms: StubCms;
  /** The built website in front of it. */
  site: RunningSite;
  /** Substrings of the console errors that a test expects. */
  expectedErrors: string[];
};
type Worker = { sitePool: SitePool };

/** Chromium logs this when a navigation interrupts a view transition. */
const INTERRUPTED = "Transition was aborted";

/** Tests that start their own processes. */
export const bareTest = base.extend<object, Worker>({
  sitePool: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const sitePool = createSitePool();
      await use(sitePool);
      await sitePool.stop();
    },
    { scope: "worker" },
  ],
});

/** Tests of the built website with a stub CMS. `page.goto("/")` opens that website. */
export const test = bareTest.extend<Test>({
  content: [{}, { option: true }],
  pair: [
    async ({ sitePool, content }, use) => {
      await use(await sitePool.acquire(content));
      sitePool.release(content);
    },
    // Starting a website does not count as test time.
    { timeout: 60_000 },
  ],
  cms: ({ pair }, use) => use(pair.cms),
  site: ({ pair }, use) => use(pair.site),
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  // Fails the test when the browser logs an error or a page requests another origin.
  page: async ({ page, site, expectedErrors }, use) => {
    const problems: string[] = [];
    const { hostname: here } = new URL(site.url);
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    // Covers every page and frame of the browser. Another port is another origin.
    const visitedHosts = new Set<string>();
    page.context().on("request", (request) => {
      const { host, hostname, protocol } = new URL(request.url());
      if (!protocol.startsWith("http")) return;
      // A test may navigate to any website that it started.
      if (request.isNavigationRequest() && hostname === here) visitedHosts.add(host);
      if (!visitedHosts.has(host)) problems.push(`requested ${request.url()}`);
    });
    await use(page);
    const unexpected = problems.filter(
      (text) => ![...expectedErrors, INTERRUPTED].some((known) => text.includes(known)),
    );
    expect(unexpected, "console errors and requests to other origins").toEqual([]);
  },
});

export { expect };

/** Tests of a website that has only this content since its start. */
export const withContent = (content: Content) => test.extend({ content });

/** Tests of the home page with this content, at the time `now`. Images are replaced by one pixel. */
export const withHome = (content: Content, now?: string) =>
  withContent(now ? { ...content, now } : content).extend({
    page: async ({ page }, use) => {
      await stubPictures(page);
      await use(page);
    },
  });

/** Stops the browser's clock before the page loads; then only `page.clock.runFor` advances it. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-20T04:30:00Z" });
  await page.clock.pauseAt("2026-11-20T04:31:00Z");
}

/**
 * Serves new content and waits until the website has fetched it; `fastPolling` makes that quick.
 * `responses` maps paths of the content API to JSON.
 */
export async function publish(cms: StubCms, responses: Record<string, unknown>): Promise<void> {
  cms.reset();
  for (const [path, json] of Object.entries(responses)) cms.serve(path, json);
  const polled = ["/api/weeklyMenu/SGSM", ...Object.keys(responses)].filter(
    (path) => !path.includes("?"),
  );
  // Two polls: the first may have started before the content changed.
  const polls = () =>
    Math.min(...polled.map((path) => cms.received.filter((call) => call.path === path).length));
  await expect.poll(polls, { timeout: 20_000, intervals: [100] }).toBeGreaterThanOrEqual(2);
}
