import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Clerk, signInFirstAdmin } from "../../../apps/cms/test/clerk.ts";
import { type RunningCms, startCms } from "./cms.ts";
import { bareTest } from "./fixtures.ts";
import { findFreePort, type RunningSite, startSite } from "./site.ts";

/** With `npm run manual` every way of working at every screen, at the site's own pace; else the most usual one. */
export const isThorough = process.env["ADMIN_WAYS"] === "all";

/** A CMS of its own, somebody who has signed in there, and where its website is once a test asks for `website`. */
export type Backend = { cms: RunningCms; editor: Clerk; siteUrl: string };

type Test = {
  /** The admin panel in the browser of somebody who has signed in. */
  adminPage: Page;
  adminWidth: number;
};

/** Tests at the real admin panel: one empty CMS, and one website before it, for all that run in one worker. */
export const adminTest = bareTest.extend<Test, { backend: Backend; website: RunningSite }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const siteUrl = `http://127.0.0.1:${await findFreePort()}`;
      const env = { SAMPLE_CONTENT: "off", SITE_ORIGIN: siteUrl };
      const cms = await startCms({ env });
      const editor = await signInFirstAdmin(cms);
      // An ordinary day, on which nobody is asked any more how to begin.
      await editor.ask("POST", "first-run", { choice: "sample" });
      await use({ cms, editor, siteUrl });
      await cms.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  website: [
    async ({ backend: { cms, siteUrl } }, use) => {
      const { port } = new URL(siteUrl);
      const pace: Record<string, string> = isThorough ? { CONTENT_POLL_MS: "" } : {};
      const env = { ...cms.env, PORT: port, SITE_ORIGIN: siteUrl, ...pace };
      const site = await startSite({ contentApiUrl: cms.url, env });
      await use({ ...site, url: siteUrl });
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  adminWidth: [1280, { option: true }],
  adminPage: async ({ browser, backend, adminWidth }, use) => {
    const page = await openContext(browser, backend, adminWidth);
    await use(page);
    // What the admin panel still asks for belongs to the test that has ended.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  },
});

/** The admin panel in the browser of the first administrator, who has chosen a password. */
export async function openAdminPage(browser: Browser, cms: RunningCms): Promise<Page> {
  const page = await openContext(browser, { cms, editor: await signInFirstAdmin(cms) });
  await page.goto(`${cms.url}/admin`);
  return page;
}

/** The browser of somebody who has signed in; a narrow one is a phone, with a screen to touch. */
export async function openContext(
  browser: Browser,
  { cms, editor }: Pick<Backend, "cms" | "editor">,
  width = 1280,
) {
  const isPhone = width < 600;
  const viewport = { width, height: isPhone ? 844 : 900 };
  const context = await browser.newContext({ viewport, hasTouch: isPhone, isMobile: isPhone });
  const [name = "", value = ""] = editor.cookie.split("=");
  await context.addCookies([{ name, value, url: cms.url }]);
  return context.newPage();
}

/** Opens a screen of the admin panel and waits until it is alive. */
export async function openAdmin(adminPage: Page, backend: Backend, path: string): Promise<void> {
  await adminPage.goto(`${backend.cms.url}/admin${path}`);
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
