import type { Page } from "@playwright/test";
import { recordFigures } from "./harness/accessibility-figures.ts";
import { findWithAxe } from "./harness/axe.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { findWithIbm } from "./harness/ibm.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { richContent, richRecords } from "./harness/rich-content.ts";
import { routeTable, textRoutes } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent(richContent);

// These tests do not need real images.
test.beforeEach(({ page }) => stubPictures(page));

const otherPaths = [
  ...["/today", "/disclosure", "/staff", "/privacy", "/accessibility"],
  ...["/offline", "/nowhere", "/examples"],
];
const paths = [...routeTable.map(({ path }) => path), ...richRecords, ...otherPaths];

/**
 * All pages share header, menu and footer, so other pages are tested without them, and in one view.
 * `npm run manual` tests every page in every view with both engines.
 */
const fullyTested = isThorough ? paths : ["/examples", "/", "/Events", "/about", "/contact"];
const scope = (path: string) => ([...fullyTested, "/nowhere"].includes(path) ? "html" : "main");

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

/** The engines cannot see the colours that the browser forces. */
const withoutContrast = (found: string[]) =>
  found.filter((line) => !/^(color-contrast|text_contrast_sufficient)/.test(line));

/** Opens a page and finishes its animations. */
async function open(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await finishAnimations(page);
}

/** Checks the status, because an error page would pass the accessibility checks, too. */
async function visit(page: Page, path: string): Promise<void> {
  const response = await page.goto(path);
  expect(response?.status(), path).toBe(path === "/nowhere" ? 404 : 200);
}

const finishAnimations = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });

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
const parts = [0, 1, 2, 3].map((part) => paths.filter((_, index) => index % 4 === part));

/** The widths at which the open page would scroll sideways. */
async function findTooWide(page: Page, path: string): Promise<string[]> {
  const wide: string[] = [];
  for (const width of isThorough || textPages.has(path) ? [320, 360, 768, 1280] : [320]) {
    await page.setViewportSize({ width, height: 700 });
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) wide.push(`${path} is ${needed} px wide at ${width}`);
  }
  return wide;
}

for (const [part, some] of parts.entries()) {
  test(`axe and IBM's engine find no violation, and no page scrolls sideways, part ${part + 1} [A20]`, async ({
    page,
  }) => {
    test.setTimeout(isThorough ? 1_800_000 : 300_000);
    const found: Record<string, string[]> = {};
    const wide: string[] = [];
    let views = 0;
    for (const path of some) {
      for (const [view, [width, themes]] of getViews(path).entries()) {
        await page.setViewportSize({ width, height: 900 });
        if (view === 0 || (await hasScript(page))) await open(page, path);
        for (const theme of themes) {
          await applyTheme(page, theme);
          const list = await findWithAxe(page, scope(path));
          if (isThorough) list.push(...(await findWithIbm(page)));
          views += 1;
          const counted = theme === "forced colours" ? withoutContrast(list) : list;
          if (counted.length > 0) found[`${path} at ${width} px, ${theme}`] = counted;
        }
      }
      const isShort = isThorough || (textPages.has(path) && !fullyTested.includes(path));
      const more = isShort ? [] : await findWithIbm(page);
      if (more.length > 0) found[`${path}, IBM`] = more;
      wide.push(...(await findTooWide(page, path)));
    }
    recordFigures({ pages: some.length, views, failures: [...Object.keys(found), ...wide] });
    expect(found).toEqual({});
    expect(wide).toEqual([]);
  });
}

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

test("with forced colours there is no violation, and every control has a border", async ({
  page,
}) => {
  for (const path of ["/examples", "/contact"]) {
    await open(page, path);
    await applyTheme(page, "forced colours");
    expect(withoutContrast(await findWithAxe(page)), path).toEqual([]);
  }
  await visit(page, "/examples");
  const borderless = await page
    .locator("main :is(.button, .round-button, .field__input)")
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
        .map((control) => control.className),
    );
  expect(borderless).toEqual([]);
});

test("at 200% text size nothing scrolls sideways and no text is cut off", async ({ page }) => {
  for (const path of ["/", "/about", "/Events", "/contact", "/examples"]) {
    await visit(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
    const cut = await page.evaluate(() => {
      const isCut = (element: Element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== "visible" &&
        element.clientWidth > 1 &&
        !element.matches(".carousel__viewport, .carousel__viewport *, .ticker *, select, body");
      return [...document.querySelectorAll("body *")].filter(isCut).map((e) => e.className);
    });
    expect(cut, path).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(1280);
  }
});

test("every target is at least 24 by 24 px, or is inline in text", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/about", "/Events", "/TopperX", "/contact", "/examples"]) {
      await visit(page, path);
      const small = await page
        .locator(":is(a, button, input, select, textarea, summary):visible")
        .evaluateAll((targets) =>
          targets
            .filter((target) => {
              const { width: w, height: h } = target.getBoundingClientRect();
              if (!target.checkVisibility()) return false;
              const isInText = getComputedStyle(target).display === "inline";
              return (
                !isInText && !target.closest(".visually-hidden, .skip-link") && (w < 24 || h < 24)
              );
            })
            .map((target) => `${target.className} ${target.textContent}`),
        );
      expect(small, `${path} at ${width} px`).toEqual([]);
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
