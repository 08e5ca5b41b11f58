import type { Page } from "@playwright/test";
import { type Clerk, signInFirstAdmin } from "./clerk.ts";
import { type RunningHost, startContentHost } from "./content-host.ts";
import { bareTest } from "./fixtures.ts";

/** An office with an empty desk of its own, and somebody who has signed in there. */
export type Office = { host: RunningHost; clerk: Clerk };

type Test = {
  /** The desk in the browser of somebody who has signed in. */
  desk: Page;
  /** How wide that browser is. */
  deskWidth: number;
};

/** Tests at the real desk: one empty content host for all that run in one worker. */
export const deskTest = bareTest.extend<Test, { office: Office }>({
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const host = await startContentHost({ env: { SAMPLE_CONTENT: "off" } });
      await use({ host, clerk: await signInFirstAdmin(host) });
      await host.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  deskWidth: [1280, { option: true }],
  desk: async ({ browser, office, deskWidth }, use) => {
    const context = await browser.newContext({ viewport: { width: deskWidth, height: 900 } });
    const [name = "", value = ""] = office.clerk.cookie.split("=");
    await context.addCookies([{ name, value, url: office.host.url }]);
    const page = await context.newPage();
    await use(page);
    await context.close();
  },
});

/** Opens a screen of the desk and waits until it is alive. */
export async function openAtDesk(desk: Page, office: Office, path: string): Promise<void> {
  await desk.goto(`${office.host.url}/admin${path}`);
  await desk.waitForLoadState("networkidle");
}
