import type { Browser, BrowserContext, Page } from "@playwright/test";
import { type RecordingProxy, startRecordingProxy } from "./recording-proxy.ts";

/** What a first visit to a page shows, requests and stores. */
export type Visit = {
  path: string;
  status: number;
  title: string;
  heading: string;
  breadcrumb: string[];
  firstCrumbHref: string | null;
  main: string;
  html: string;
  header: string[];
  menu: string[];
  footer: string[];
  /** Names of cookies, and keys in the browser's storage. */
  storedKeys: string[];
  /** All requests before the first click. */
  requests: RecordingProxy["requests"];
  /** The scripts with their request times, and the time of `domInteractive`, in ms. */
  scripts: { name: string; startMs: number }[];
  interactiveMs: number;
  /** Names of the `Intl` constructors that ran while the page loaded: the first of them takes some 50 ms. */
  formatters: string[];
};

/** Chromium requests this for autofill, on every website. */
const AUTOFILL_HOST = "content-autofill.googleapis.com";

/** Visits pages one after the other, each with an empty profile. */
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
  await page.addInitScript(markFormatters);
  proxy.reset();
  const response = await page.goto(`${origin}${path}`);
  const html = (await response?.text()) ?? "";
  await scrollThrough(page);
  // A page without a script requests nothing more.
  if (html.includes('<script type="module"')) await page.waitForLoadState("networkidle");
  const requests = proxy.requests.filter(({ url }) => url.hostname !== AUTOFILL_HOST);
  const keys = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  return {
    path,
    status: response?.status() ?? 0,
    html,
    requests,
    storedKeys: [...keys, ...(await context.cookies()).map(({ name }) => name)].filter(Boolean),
    ...(await readFrame(page)),
    ...(await readScripts(page)),
  };
}

function markFormatters(): void {
  for (const name of ["DateTimeFormat", "NumberFormat", "Collator", "Segmenter", "PluralRules"]) {
    const construct = (target: never, values: never[]) => {
      performance.mark(`Intl.${name}`);
      return Reflect.construct(target, values) as object;
    };
    Reflect.set(Intl, name, new Proxy(Reflect.get(Intl, name), { construct }));
  }
}

/** Scrolls to the end in steps, so that lazy parts load. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 800) {
      window.scrollTo({ top, behavior: "instant" });
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
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
    breadcrumb: await shown(".breadcrumb li"),
    firstCrumbHref: await page
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
      interactiveMs: (loading as PerformanceNavigationTiming | undefined)?.domInteractive ?? 0,
      formatters: performance
        .getEntriesByType("mark")
        .flatMap(({ name }) => (name.startsWith("Intl.") ? [name] : [])),
      scripts: performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ name, startTime }) => ({ name: new URL(name).pathname, startMs: startTime })),
    };
  });
