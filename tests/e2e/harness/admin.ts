import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Editor, signInFirstAdmin } from "../../../apps/cms/test/editor.ts";
import { type RunningHost, startContentHost } from "./cms.ts";
import { bareTest } from "./fixtures.ts";
import { findFreePort, type RunningSite, startSite } from "./site.ts";

/** With `npm run manual` every way of working at every screen, at the site's own pace; else the most usual one. */
export const isThorough = process.env["ADMIN_WAYS"] === "all";

/** A CMS of its own, somebody who has signed in there, and where its website is once a test asks for `website`. */
export type Office = { host: RunningHost; clerk: Editor; siteUrl: string };

type Test = {
  /** The admin panel in the browser of somebody who has signed in. */
  adminPage: Page;
  adminWidth: number;
};

/** Tests at the real admin panel: one empty CMS, and one website before it, for all that run in one worker. */
export const adminTest = bareTest.extend<Test, { office: Office; website: RunningSite }>({
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
      const pace: Record<string, string> = isThorough ? { CONTENT_POLL_MS: "" } : {};
      const env = { ...host.env, PORT: port, SITE_ORIGIN: siteUrl, ...pace };
      const site = await startSite({ contentApiUrl: host.url, env });
      await use({ ...site, url: siteUrl });
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  adminWidth: [1280, { option: true }],
  adminPage: async ({ browser, office, adminWidth }, use) => {
    const page = await openContext(browser, office, adminWidth);
    await use(page);
    // What the admin panel still asks for belongs to the test that has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  },
});

/** The admin panel in the browser of the first administrator, who has chosen a password. */
export async function openAdminPage(browser: Browser, host: RunningHost): Promise<Page> {
  const page = await openContext(browser, { host, clerk: await signInFirstAdmin(host) });
  await page.goto(`${host.url}/admin`);
  return page;
}

/** The browser of somebody who has signed in; a narrow one is a phone, with a screen to touch. */
export async function openContext(
  browser: Browser,
  { host, clerk }: Pick<Office, "host" | "clerk">,
  width = 1280,
) {
  const isPhone = width < 600;
  const viewport = { width, height: isPhone ? 844 : 900 };
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  const [name = "", value = ""] = clerk.cookie.split("=");
  await context.addCookies([{ name, value, url: host.url }]);
  return context.newPage();
}

/** Opens a screen of the admin panel and waits until it is alive. */
export async function openAdmin(adminPage: Page, office: Office, path: string): Promise<void> {
  await adminPage.goto(`${office.host.url}/admin${path}`);
  await adminPage.waitForLoadState("networkidle");
}

/** A file that somebody chooses. */
export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

export const uploadFile = (
  name: string,
  mimeType: string,
  text: string,
  encoding: BufferEncoding = "utf8",
): UploadFile => ({ name, mimeType, buffer: Buffer.from(text, encoding) });

/** A photograph without anybody on it. */
export async function photo(name: string, shade: number): Promise<UploadFile> {
  const background = { r: shade, g: 120, b: 90 };
  const picture = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}
