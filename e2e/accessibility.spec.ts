import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures, richRecords } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({
  lists: richLists,
  pictures: richPictures,
  env: { SITE_EXAMPLES: "on" },
});

// Pictures are none of this sweep's business.
test.beforeEach(({ page }) => stubPictures(page));

const paths = [...routeTable.map(({ path }) => path), ...richRecords, "/nowhere", "/examples"];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every page has the same header, menu and footer: the pages of text are looked at without them. */
const isWhole = (path: string) => ["/", "/about", "/Events", "/contact", "/nowhere"].includes(path);

/** What axe finds on the page as it stands, one line each. */
async function faults(page: Page, part: "page" | "main" = "page"): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"], iframes: false })
    .withTags(tags);
  const { violations } = await (part === "main" ? axe.include("main") : axe).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .map(({ target, any }) => ({ target: target.join(" "), reason: any[0]?.message ?? "" }))
      .map(({ target, reason }) => `${id}: ${target} ${reason}`.trim()),
  );
}

/** Everything that waits for its place to come near the screen is there, and at rest. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
}

test.describe.configure({ mode: "parallel" });
test.use({ contextOptions: { reducedMotion: "reduce" }, expectedErrors: ["404 (Not Found)"] });

// Several short walks instead of one long one, so that two browsers share them.
const walks = [0, 1, 2, 3].map((walk) => paths.filter((_, index) => index % 4 === walk));

for (const [width, colorScheme] of [
  [1280, "light"],
  [360, "dark"],
] as const) {
  for (const [walk, some] of walks.entries()) {
    test(`no page has a fault that axe can find, at ${width} px, ${colorScheme}, walk ${walk + 1}`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      const found: Record<string, string[]> = {};
      for (const path of some) {
        await open(page, path);
        const list = await faults(page, isWhole(path) ? "page" : "main");
        if (list.length > 0) found[path] = list;
      }
      expect(found).toEqual({});
    });
  }
}

// The pairs of width and theme that the sweep leaves out, where the theme changes most.
for (const [width, colorScheme] of [
  [1280, "dark"],
  [360, "light"],
] as const) {
  test(`the pieces and the home page have no fault at ${width} px, ${colorScheme}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/examples", "/", "/Events", "/about", "/contact"]) {
      await open(page, path);
      expect(await faults(page), path).toEqual([]);
    }
  });
}

test("the open menu has no fault, in both themes", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page, "/about");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await faults(page), colorScheme).toEqual([]);
  }
});

test("with forced colours there is no fault either, and every control keeps a border", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  for (const path of ["/examples", "/contact"]) {
    await open(page, path);
    // The browser puts its own colours over ours, which axe cannot see.
    const found = (await faults(page)).filter((fault) => !fault.startsWith("color-contrast"));
    expect(found, path).toEqual([]);
  }
  await page.goto("/examples");
  const borderless = await page
    .locator("main :is(.button, .round-button, .field__input)")
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1)
        .map((control) => control.className),
    );
  expect(borderless).toEqual([]);
});

test("nothing scrolls sideways at 320 px, on any page", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  const wide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path} is ${width} px wide`);
  }
  expect(wide).toEqual([]);
});

test("text at twice the size stays readable: nothing scrolls sideways, nothing is cut", async ({
  page,
}) => {
  for (const path of ["/", "/about", "/Events", "/contact", "/examples"]) {
    await page.goto(path);
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

test("every target has room of 24 by 24 px, or is part of a sentence", async ({ page }) => {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/about", "/Events", "/TopperX", "/contact", "/examples"]) {
      await page.goto(path);
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

test("the first stop of the keyboard leads past the header to the content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "Home" }),
  ).toBeFocused();
});
