import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { Touch } from "../packages/lightbox/test/touch.ts";
import { findWithAxe } from "../tests/e2e/harness/axe.ts";

// What a visitor can do in a viewer, tried in Chromium. Each check opens the page of a viewer with its button.

/** Until the longest opening animation has ended. */
const SETTLED_MS = 2_000;

interface Opened {
  page: Page;
  /** Directives of the Content-Security-Policy that something on the page has violated. */
  violated: Set<string>;
}

/** Opens the viewer at `url`, and closes the page after `use`. */
async function withOpened<Result>(
  browser: Browser,
  url: string,
  use: (opened: Opened) => Promise<Result>,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 900 } },
): Promise<Result> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const violated = new Set<string>();
  await page.exposeFunction("report", (directive: string) => violated.add(directive));
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) =>
      (window as unknown as { report: (name: string) => void }).report(effectiveDirective),
    );
  });
  // The Back button leads there when the viewer does not use it.
  await page.goto("about:blank");
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("#open").focus();
  await page.locator("#open").press("Enter");
  await page.waitForTimeout(SETTLED_MS);
  try {
    return await use({ page, violated });
  } finally {
    await context.close();
  }
}

/** The largest image of the first photo on the screen. */
const findPicture = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll("img")]
      .filter((image) => image.src.includes("/photo-01.jpg?n=1") && image.naturalWidth > 0)
      .map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect();
        const { objectFit, visibility } = getComputedStyle(image);
        const isWhole = /contain|scale-down/.test(objectFit);
        const ratio = isWhole ? 1 : width / height / (image.naturalWidth / image.naturalHeight);
        return { x, y, width, height, ratio, visibility };
      })
      .filter(({ width, height, visibility }) => width * height > 0 && visibility === "visible");
    return boxes.sort((one, other) => other.width - one.width)[0];
  });

const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll("*").length);

/** What opening adds to a page with 1,000 photos: elements, and the rules of axe that it violates. */
export async function inspect(browser: Browser, url: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${url}?photos=1000`, { waitUntil: "networkidle" });
  const before = { nodes: await countNodes(page), violations: await findWithAxe(page) };
  await page.locator("#open").click();
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLED_MS);
  const nodes = (await countNodes(page)) - before.nodes;
  const known = new Set(before.violations);
  const found = (await findWithAxe(page)).filter((line) => !known.has(line));
  await page.close();
  return { nodes, axe: [...new Set(found.map((line) => line.replace(/:.*/s, "")))] };
}

/** Whether the focus is in the open viewer, and back on the button that opened it after Escape. */
const movesFocus = (browser: Browser, url: string) =>
  withOpened(browser, url, async ({ page }) => {
    const isOnOpener = () => page.evaluate(() => document.activeElement?.id === "open");
    const movedIn = !(await isOnOpener());
    await page.keyboard.press("Escape");
    await page.waitForTimeout(SETTLED_MS);
    return movedIn && (await isOnOpener()) && !(await findPicture(page));
  });

/** Whether two fingers on a phone enlarge the photo. */
const zoomsByPinch = (browser: Browser, url: string) =>
  withOpened(
    browser,
    url,
    async ({ page }) => {
      const before = await findPicture(page);
      if (!before) return false;
      const center = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
      const touch = new Touch(await page.context().newCDPSession(page));
      await touch.pinch(center, 80, 280);
      await page.waitForTimeout(SETTLED_MS / 2);
      return ((await findPicture(page))?.width ?? 0) > before.width * 1.5;
    },
    { viewport: { width: 412, height: 800 }, hasTouch: true, isMobile: true },
  );

/** Whether the Back button closes the viewer and stays on the page. */
const closesByBack = (browser: Browser, url: string) =>
  withOpened(browser, `${url}?back`, async ({ page }) => {
    // Later, because it may leave the page that evaluates it.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForTimeout(SETTLED_MS);
    return page.url().startsWith(url) && !(await findPicture(page));
  });

/** Whether a photo without `width` and `height` is shown large and in its own shape. */
const knowsSizes = (browser: Browser, url: string) =>
  withOpened(browser, `${url}?unsized`, async ({ page }) => {
    const { width = 0, ratio = 0 } = (await findPicture(page)) ?? {};
    return width > 200 && Math.abs(ratio - 1) < 0.02;
  });

/** The directives that the viewer violates while it opens, moves and closes. */
const findViolations = (browser: Browser, url: string) =>
  withOpened(browser, url, async ({ page, violated }) => {
    for (const key of ["ArrowRight", "ArrowRight", "Escape"]) {
      await page.keyboard.press(key);
      await page.waitForTimeout(SETTLED_MS / 2);
    }
    return [...violated].sort();
  });

/** `strictUrl` serves the same page with a Content-Security-Policy. */
export async function tryViewer(browser: Browser, url: string, strictUrl: string) {
  return {
    pinchZoom: await zoomsByPinch(browser, url),
    backCloses: await closesByBack(browser, url),
    unknownSizes: await knowsSizes(browser, url),
    movesFocus: await movesFocus(browser, url),
    violatedDirectives: await findViolations(browser, strictUrl),
  };
}
