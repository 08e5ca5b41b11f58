import { test as base, expect, type Page } from "@playwright/test";
import type { Content } from "./content.ts";
import type { RunningSite } from "./site.ts";
import { createSitePool, type Pair, type Sites } from "./site-pool.ts";
import type { StubCms } from "./stub-cms.ts";
import { stubPictures } from "./stub-pictures.ts";

type Test = {
  /** What the CMS says from the start; `withContent` sets it. */
  content: Content;
  pair: Pair;
  /** A CMS that does as told. */
  cms: StubCms;
  /** The built site in front of it, its clock at the ordinary day. */
  site: RunningSite;
  /** Messages that a test expects on the browser's console, as parts of them. */
  expectedErrors: string[];
};
type Worker = { sites: Sites };

/** Chromium's own word for a fade from page to page that the next press cuts short. */
const CUT_SHORT = "Transition was aborted";

/** Tests that bring what they need themselves. They run among the others, in the same workers and browsers. */
export const bareTest = base.extend<object, Worker>({
  sites: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const sites = createSitePool();
      await use(sites);
      await sites.stop();
    },
    { scope: "worker" },
  ],
});

/** Tests against the built site with a stub of the CMS. `page.goto("/")` goes to that site. */
export const test = bareTest.extend<Test>({
  content: [{}, { option: true }],
  pair: [
    async ({ sites, content }, use) => {
      await use(await sites.take(content));
      sites.release(content);
    },
    // A start is none of the test's own time.
    { timeout: 60_000 },
  ],
  cms: ({ pair }, use) => use(pair.cms),
  site: ({ pair }, use) => use(pair.site),
  baseURL: ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  // Fails the test when the browser logged an error, or a page asked anything of another origin than its own.
  page: async ({ page, site, expectedErrors }, use) => {
    const problems: string[] = [];
    const { hostname: here } = new URL(site.url);
    page.on("pageerror", (error) => problems.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error") problems.push(message.text());
    });
    // Of every page and frame of this browser; another port of this machine is another site.
    const wentTo = new Set<string>();
    page.context().on("request", (request) => {
      const { host, hostname, protocol } = new URL(request.url());
      if (!protocol.startsWith("http")) return;
      // Where a test goes is its own doing, as long as it is a site that it started.
      if (request.isNavigationRequest() && hostname === here) wentTo.add(host);
      if (!wentTo.has(host)) problems.push(`asked ${request.url()}`);
    });
    await use(page);
    const unexpected = problems.filter(
      (text) => ![...expectedErrors, CUT_SHORT].some((known) => text.includes(known)),
    );
    expect(unexpected, "the browser's console and foreign requests").toEqual([]);
  },
});

export { expect };

/** Tests against a site that has known nothing but this content since its start. */
export const withContent = (content: Content) => test.extend({ content });

/** Tests of what the home page does with this content, on a clock of their own when `now` is given. Pictures are a dot. */
export const withHome = (content: Content, now?: string) =>
  withContent(now ? { ...content, now } : content).extend({
    page: async ({ page }, use) => {
      await stubPictures(page);
      await use(page);
    },
  });

/** Stops the browser's clock before the page loads; from then on only `page.clock.runFor` lets time pass. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-20T04:30:00Z" });
  await page.clock.pauseAt("2026-11-20T04:31:00Z");
}

/**
 * Gives the CMS new content and waits until the site shows it; `fastPolling` makes that quick.
 * `answers` maps paths of the content API to JSON.
 */
export async function publish(
  cms: StubCms,
  site: RunningSite,
  answers: Record<string, unknown>,
): Promise<void> {
  cms.reset();
  for (const [path, json] of Object.entries(answers)) cms.serve(path, json);
  const renewed = ["/api/weeklyMenu/SGSM", ...Object.keys(answers)].filter(
    (path) => !path.includes("?"),
  );
  // Two rounds: one may have been under way while the answers were changed.
  const rounds = () =>
    Math.min(...renewed.map((path) => cms.received.filter((call) => call.path === path).length));
  await expect.poll(rounds, { timeout: 20_000, intervals: [100] }).toBeGreaterThanOrEqual(2);
  expect(site.url).not.toBe("");
}
