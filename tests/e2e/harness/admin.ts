import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { type Editor, signInFirstAdmin } from "../../../apps/cms/test/editor.ts";
import { type RunningCms, startCms } from "./cms.ts";
import { bareTest } from "./fixtures.ts";
import { isThorough } from "./is-thorough.ts";
import { findFreePort, type RunningSite, startSite } from "./site.ts";

/** A CMS, a signed-in API client, and the URL of the website, which starts with the fixture `website`. */
export type Backend = { cms: RunningCms; editor: Editor; siteUrl: string };

type Test = {
  /** A page of a browser that is signed in to the admin panel. */
  adminPage: Page;
  adminWidth: number;
};

/** Tests of the real admin panel. Each worker has one empty CMS and one website. */
export const adminTest = bareTest.extend<Test, { backend: Backend; website: RunningSite }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants a pattern here
    async ({}, use) => {
      const siteUrl = `http://127.0.0.1:${await findFreePort()}`;
      const env = { SAMPLE_CONTENT: "off", SITE_ORIGIN: siteUrl };
      const cms = await startCms({ env });
      const editor = await signInFirstAdmin(cms);
      // Skips the onboarding.
      await editor.ask("POST", "onboarding", { choice: "sample" });
      await use({ cms, editor, siteUrl });
      await cms.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  website: [
    async ({ backend: { cms, siteUrl } }, use) => {
      const { port } = new URL(siteUrl);
      const poll: Record<string, string> = isThorough ? { CONTENT_POLL_MS: "" } : {};
      const env = { ...cms.env, PORT: port, SITE_ORIGIN: siteUrl, ...poll };
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
    // Requests that are still running must not reach the next test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
    await page.context().close();
  },
});

/** Opens the admin panel as the first administrator. */
export async function openAdminPage(browser: Browser, cms: RunningCms): Promise<Page> {
  const page = await openContext(browser, { cms, editor: await signInFirstAdmin(cms) });
  await page.goto(`${cms.url}/admin`);
  return page;
}

/** Opens a page that is signed in. Below 600 px it emulates a phone with touch. */
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

/** Turns on these further languages of the website, and others off. */
export const setLanguages = async (editor: Editor, languages: string[]): Promise<void> =>
  void (await editor.save("POST", "globals/settings", { languages, _status: "published" }));

/** Opens a page of the admin panel and waits until it is hydrated. */
export async function openAdmin(adminPage: Page, backend: Backend, path: string): Promise<void> {
  await adminPage.goto(`${backend.cms.url}/admin${path}`);
  await adminPage.waitForLoadState("networkidle");
}

/** A file for a file chooser. */
export type UploadFile = { name: string; mimeType: string; buffer: Buffer };

export const uploadFile = (
  name: string,
  mimeType: string,
  text: string,
  encoding: BufferEncoding = "utf8",
): UploadFile => ({ name, mimeType, buffer: Buffer.from(text, encoding) });

/** A plain JPEG of 1600 by 1200 px. */
export async function photo(name: string, shade: number): Promise<UploadFile> {
  const background = { r: shade, g: 120, b: 90 };
  const picture = sharp({ create: { width: 1_600, height: 1_200, channels: 3, background } });
  return { name, mimeType: "image/jpeg", buffer: await picture.jpeg().toBuffer() };
}
