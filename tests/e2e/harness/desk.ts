import type { Page } from "@playwright/test";
import { type Clerk, signInFirstAdmin } from "./clerk.ts";
import { type RunningHost, startContentHost } from "./content-host.ts";
import { bareTest, expect } from "./fixtures.ts";
import { findFreePort, type RunningSite, startSite } from "./site.ts";

/** With `npm run manual` every way of working at every screen, at the site's own pace; else the most usual one. */
export const isThorough = process.env["DESK_WAYS"] === "all";
const pace: Record<string, string> = isThorough ? { CONTENT_RENEW_MS: "" } : {};

/** An office with an empty desk of its own, and somebody who has signed in there. */
export type Office = {
  host: RunningHost;
  clerk: Clerk;
  /** Where its website is, once a test asks for `website`. */
  siteUrl: string;
};

type Test = {
  /** The desk in the browser of somebody who has signed in. */
  desk: Page;
  /** How wide that browser is; a narrow one is a phone, with a screen to touch. */
  deskWidth: number;
};

/** Tests at the real desk: one empty content host, and one website before it, for all that run in one worker. */
export const deskTest = bareTest.extend<Test, { office: Office; website: RunningSite }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const siteUrl = `http://127.0.0.1:${await findFreePort()}`;
      const env = { SAMPLE_CONTENT: "off", SITE_ORIGIN: siteUrl };
      const host = await startContentHost({ env });
      const clerk = await signInFirstAdmin(host);
      // An ordinary day, on which nobody is asked any more how to begin.
      await clerk.ask("POST", "first-run", { choice: "sample" });
      await use({ host, clerk, siteUrl });
      await host.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  website: [
    async ({ office: { host, siteUrl } }, use) => {
      const { port } = new URL(siteUrl);
      const env = { ...host.env, PORT: port, SITE_ORIGIN: siteUrl, ...pace };
      const site = await startSite({ contentHostUrl: host.url, env });
      await use({ ...site, url: siteUrl });
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  deskWidth: [1280, { option: true }],
  desk: async ({ browser, office, deskWidth }, use) => {
    const isPhone = deskWidth < 600;
    const viewport = { width: deskWidth, height: isPhone ? 844 : 900 };
    const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
    const [name = "", value = ""] = office.clerk.cookie.split("=");
    await context.addCookies([{ name, value, url: office.host.url }]);
    const page = await context.newPage();
    await use(page);
    // What the desk still asks for belongs to the test that has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  },
});

/** Opens a screen of the desk and waits until it is alive. */
export async function openAtDesk(desk: Page, office: Office, path: string): Promise<void> {
  await desk.goto(`${office.host.url}/admin${path}`);
  await desk.waitForLoadState("networkidle");
}

/** Has the record's page beside the form. The desk remembers for each person whether it stood there last. */
export async function openPreview(desk: Page): Promise<void> {
  const toggler = desk.locator("#live-preview-toggler");
  await expect(toggler).toBeVisible();
  const isOpen = await desk
    .locator("#live-preview-toggler.live-preview-toggler--active")
    .isVisible();
  if (!isOpen) await toggler.click();
}
