import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type Asked, type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";

/** What a visitor who never was here before sees and causes on one page. */
export type Visit = {
  path: string;
  status: number;
  title: string;
  heading: string;
  /** The breadcrumb's steps, and where the first of them leads. */
  way: string[];
  firstStep: string | null;
  /** What stands between header and footer. */
  main: string;
  html: string;
  header: string[];
  menu: string[];
  footer: string[];
  /** Names of cookies and keys of the browser's storage at the end. */
  kept: string[];
  /** Everything that the browser asked for before any click. */
  asked: Asked[];
  /** The scripts with the moment at which the browser asked for each, and the moment at which the page was read. */
  scripts: { name: string; start: number }[];
  readAt: number;
};

/** Chromium asks its maker how to fill in a form, whatever the website. */
const BROWSERS_OWN = "content-autofill.googleapis.com";

/** Visits pages one after the other, each with a profile that is as empty as on the first day. */
export async function visitAll(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  width: number,
): Promise<Visit[]> {
  const proxy = await startRecordingProxy(origin);
  const visits: Visit[] = [];
  for (const path of paths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      proxy: { server: proxy.server },
      reducedMotion: "reduce",
    });
    visits.push(await visit(context, proxy, origin, path));
    await context.close();
  }
  await proxy.close();
  return visits;
}

async function visit(
  context: BrowserContext,
  proxy: RecordingProxy,
  origin: string,
  path: string,
): Promise<Visit> {
  const page = await context.newPage();
  proxy.reset();
  const response = await page.goto(`${origin}${path}`);
  const html = (await response?.text()) ?? "";
  await goDown(page);
  // A page without a script has nothing more to do.
  if (html.includes('<script type="module"')) await page.waitForLoadState("networkidle");
  const asked = proxy.asked.filter(({ url }) => url.hostname !== BROWSERS_OWN);
  const kept = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return {
    path,
    status: response?.status() ?? 0,
    html,
    asked,
    kept: [...kept, ...(await context.cookies()).map(({ name }) => name)].filter(Boolean),
    ...(await readFrame(page)),
    ...(await readScripts(page)),
  };
}

/** Goes to the end of the page by the screen, as what waits for its place to come near needs. */
const goDown = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });

async function readFrame(page: Page) {
  const shown = async (selector: string) => {
    const texts = await page.locator(selector).filter({ visible: true }).allTextContents();
    return texts.map((text) => text.replace(/\s+/g, " ").trim());
  };
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.getByRole("navigation", { name: "Main" }).waitFor();
  return {
    title: await page.title(),
    heading: (await shown("main h1")).join(" "),
    way: await shown(".breadcrumb li"),
    firstStep: await page
      .locator(".breadcrumb li a")
      .first()
      .getAttribute("href", { timeout: 1_000 })
      .catch(() => null),
    main: (await page.locator("main").textContent()) ?? "",
    header: await shown(".strip a, .header :is(a, button)"),
    menu: await shown("#menu h2, #menu h3"),
    footer: await shown("[role=contentinfo] :is(a, h2)"),
  };
}

const readScripts = (page: Page) =>
  page.evaluate(() => {
    const [loading] = performance.getEntriesByType("navigation");
    return {
      readAt: (loading as PerformanceNavigationTiming | undefined)?.domInteractive ?? 0,
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, start: startTime })),
    };
  });
