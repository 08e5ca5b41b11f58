import type { Page } from "@playwright/test";
import { finishAnimations } from "../accessibility/finish-animations.ts";
import {
  findBorderless,
  findCutTextAt200Percent,
  findCutTextWithSpacing,
  findMotion,
  findSmallTargets,
  findTooWide,
} from "../accessibility/probes.ts";
import { recordFigures } from "./harness/accessibility-figures.ts";
import { findWithAxe, withoutContrast } from "./harness/axe.ts";
import { everyPath } from "./harness/every-path.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { inHindi } from "./harness/hindi-content.ts";
import { findWithIbm } from "./harness/ibm.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { richContent } from "./harness/rich-content.ts";
import { textRoutes } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { admissionLists, bookingPath } from "./harness/visits.ts";

const lists = { ...richContent.lists, ...admissionLists };
const test = withContent({ ...richContent, lists });

// These tests do not need real images.
test.beforeEach(({ page }) => stubPictures(page));

/**
 * All pages share header, menu and footer, so other pages are tested without them, and in one view.
 * `npm run manual` tests every page in every view with both engines.
 */
const fullyTested = isThorough ? everyPath : ["/examples", "/", "/Events", "/about", "/contact"];
const isHindi = (path: string) => path.startsWith("/hi");
const scope = (path: string) =>
  isHindi(path) || [...fullyTested, "/nowhere"].includes(path) ? "html" : "main";

const textPages = new Set(["/newsletter", ...textRoutes.map(({ path }) => path)]);

type Theme = "light" | "dark" | "forced colours";
function getViews(path: string): [width: number, themes: Theme[]][] {
  if (isThorough)
    return [1280, 768, 320].map((width) => [width, ["light", "dark", "forced colours"]]);
  if (!fullyTested.includes(path)) return [[360, ["dark"]]];
  return [
    [1280, ["light", "dark"]],
    [360, ["dark", "light"]],
  ];
}

async function applyTheme(page: Page, theme: Theme): Promise<void> {
  const colorScheme = theme === "dark" ? "dark" : "light";
  const forcedColors = theme === "forced colours" ? "active" : "none";
  await page.emulateMedia({ colorScheme, forcedColors, reducedMotion: "reduce" });
  await finishAnimations(page);
}

/** Opens a page and finishes its animations. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await finishAnimations(page);
}

/** Checks the status, because an error page would pass the accessibility checks, too. */
async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path.endsWith("/nowhere") ? 404 : 200);
}

/** A page without a script does not need a reload after a resize. */
const hasScript = async (page: Page) => (await page.locator("script[type=module]").count()) > 0;

test.describe.configure({ mode: "parallel" });
test.use({
  // The page's CSP would block IBM's engine.
  bypassCSP: true,
  contextOptions: { reducedMotion: "reduce" },
  expectedErrors: ["404 (Not Found)"],
});

// Several short tests instead of a long one, so that two workers share them.
const parts = [0, 1, 2, 3].map((part) => everyPath.filter((_, index) => index % 4 === part));

const toWidths = (path: string) =>
  isThorough || textPages.has(path) ? [320, 360, 768, 1280] : [320];

type Engine = (page: Page, selector: string) => Promise<string[]>;
const engines: Engine[] = isThorough ? [findWithAxe, findWithIbm] : [findWithAxe];

/** What the engines find on these pages, and which of them scroll sideways. */
async function checkPages(
  page: Page,
  paths: readonly string[],
  toViews: (path: string) => [width: number, themes: Theme[]][],
  engines: readonly Engine[],
): Promise<void> {
  const found: Record<string, string[]> = {};
  const wide: string[] = [];
  let views = 0;
  for (const path of paths) {
    for (const [view, [width, themes]] of toViews(path).entries()) {
      await page.setViewportSize({ width, height: 900 });
      if (view === 0 || (await hasScript(page))) await open(page, path);
      for (const theme of themes) {
        await applyTheme(page, theme);
        const list: string[] = [];
        for (const find of engines) list.push(...(await find(page, scope(path))));
        views += 1;
        const counted = theme === "forced colours" ? withoutContrast(list) : list;
        if (counted.length > 0) found[`${path} at ${width} px, ${theme}`] = counted;
      }
    }
    for (const line of await findTooWide(page, toWidths(path))) wide.push(`${path}: ${line}`);
    if (!isThorough) continue;
    for (const find of [findCutTextWithSpacing, findMotion])
      for (const line of await find(page)) wide.push(`${path}: ${line}`);
  }
  recordFigures({ pages: paths.length, views, failures: [...Object.keys(found), ...wide] });
  expect(found).toEqual({});
  expect(wide).toEqual([]);
}

for (const [part, some] of parts.entries()) {
  test(`no page has a violation or scrolls sideways, part ${part + 1} [A20]`, async ({ page }) => {
    test.setTimeout(isThorough ? 1_800_000 : 300_000);
    await checkPages(page, some, getViews, engines);
  });
}

const hindi = withContent({ ...richContent, lists: inHindi(lists) });
const hindiPaths = everyPath
  .filter((path) => !["/offline", "/examples", bookingPath].includes(path))
  .map((path) => (path === "/" ? "/hi" : `/hi${path}`));

if (isThorough)
  hindi("no Hindi page has a violation or scrolls sideways", async ({ page }) => {
    hindi.setTimeout(1_800_000);
    const views: [number, Theme[]][] = [
      [360, ["light"]],
      [1280, ["dark"]],
    ];
    await checkPages(page, hindiPaths, () => views, [findWithAxe]);
  });

test("IBM's engine finds no violation on any page", { tag: "@slow" }, async ({ page }) => {
  test.setTimeout(300_000);
  const found: Record<string, string[]> = {};
  for (const path of everyPath) {
    await open(page, path);
    const list = await findWithIbm(page);
    if (list.length > 0) found[path] = list;
  }
  expect(found).toEqual({});
});

test("both engines report an image without alt text", async ({ page }) => {
  await open(page, "/about");
  await page.locator("main").evaluate((main) => {
    const image = document.createElement("img");
    image.src = "/api/image/SGSM/school-noon?w=160";
    main.append(image);
  });
  expect((await findWithAxe(page, "main")).join()).toContain("image-alt: #content > img");
  expect((await findWithIbm(page)).join()).toContain("img_alt_valid");
});

test("the open menu has no violation, in both themes", async ({ page }) => {
  for (const theme of ["light", "dark"] as const) {
    await open(page, "/about");
    await applyTheme(page, theme);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await findWithAxe(page), theme).toEqual([]);
  }
});

test("with forced colours nothing is violated, and every control has a border", async ({
  page,
}) => {
  for (const path of ["/examples", "/contact"]) {
    await open(page, path);
    await applyTheme(page, "forced colours");
    expect(withoutContrast(await findWithAxe(page)), path).toEqual([]);
  }
  await visit(page, "/examples");
  expect(await findBorderless(page)).toEqual([]);
});

test("at 200% text size nothing scrolls sideways or is cut off", { tag: "@slow" }, async ({
  page,
}) => {
  for (const path of ["/", "/about", "/Events", "/contact", "/examples"]) {
    await visit(page, path);
    expect(await findCutTextAt200Percent(page), path).toEqual([]);
  }
});

test("every target is at least 24 by 24 px, or inline in text", { tag: "@slow" }, async ({
  page,
}) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/about", "/Events", "/TopperX", "/contact", "/examples"]) {
      await visit(page, path);
      expect(await findSmallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("the first Tab reaches the skip link to the content", async ({ page }) => {
  await visit(page, "/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }),
  ).toBeFocused();
});
