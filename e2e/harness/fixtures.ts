import { test as base, expect } from "@playwright/test";
import { type RunningSite, startSite } from "./site.ts";
import { type StubHost, startStubHost } from "./stub-host.ts";

type Test = {
  /** Fails the test when the browser logged an error or a refused request of another origin. */
  quiet: undefined;
  /** Messages that a test expects on the browser's console, as parts of them. */
  expectedErrors: string[];
};
type Worker = {
  /** A content host that does as told. */
  host: StubHost;
  /** The built site in front of it, its clock at the ordinary day. */
  site: RunningSite;
};

/** Tests against the built site with a stub of the content host. `page.goto("/")` goes to that site. */
export const test = base.extend<Test, Worker>({
  host: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const host = await startStubHost();
      await use(host);
      await host.close();
    },
    { scope: "worker" },
  ],
  site: [
    async ({ host }, use) => {
      const site = await startSite({ contentHostUrl: host.url });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ page, site, expectedErrors }, use) => {
      const problems: string[] = [];
      const here = new URL(site.url).hostname;
      page.on("pageerror", (error) => problems.push(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") problems.push(message.text());
      });
      page.on("request", (request) => {
        const { hostname, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && hostname !== here)
          problems.push(`asked ${request.url()}`);
      });
      await use(undefined);
      const unexpected = problems.filter(
        (text) => !expectedErrors.some((known) => text.includes(known)),
      );
      expect(unexpected, "the browser's console and foreign requests").toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Gives the host new content and waits until the site shows it (it asks every few seconds).
 * `answers` maps paths of the contract to JSON.
 */
export async function publish(
  host: StubHost,
  site: RunningSite,
  answers: Record<string, unknown>,
): Promise<void> {
  host.reset();
  for (const [path, json] of Object.entries(answers)) host.give(path, json);
  const renewed = ["/api/weeklyMenu/SGSM", ...Object.keys(answers)].filter(
    (path) => !path.includes("?"),
  );
  // Two rounds: one may have been under way while the answers were changed.
  const rounds = () =>
    Math.min(...renewed.map((path) => host.received.filter((call) => call.path === path).length));
  await expect.poll(rounds, { timeout: 20_000, intervals: [100] }).toBeGreaterThanOrEqual(2);
  expect(site.url).not.toBe("");
}
