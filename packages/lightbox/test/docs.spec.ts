import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { findWithAxe } from "../../../tests/e2e/harness/axe.ts";
import { expect, docsPages as pages, test, type Viewer } from "./viewer.ts";

const here = resolve(import.meta.dirname, "..");
const visit = (page: Page, name: string) => page.goto(`/docs/${name}.html`);

/** Escape leaves full screen first. */
async function expectOpenAndClose(viewer: Viewer, name: string): Promise<void> {
  await expect(viewer.current, name).toBeVisible();
  await expect(async () => {
    await viewer.press("Escape");
    await expect(viewer.dialog, name).toHaveCount(0, { timeout: 2000 });
  }).toPass();
}

test("there are twelve examples of at most 25 lines, and every file is on a page", async ({
  page,
}) => {
  await visit(page, "examples");
  await expect(page.locator("[data-example]")).toHaveCount(12);
  let shown = "";
  for (const name of ["index", "examples", "demo", "theming", "migration"]) {
    await visit(page, name);
    shown += (await page.locator("pre").allTextContents()).join("\n");
  }
  for (const folder of ["examples", "recipes"]) {
    for (const file of await readdir(resolve(here, "docs", folder))) {
      const path = resolve(here, "docs", folder, file);
      const code = (await readFile(path, "utf8")).trim();
      expect(code.split("\n").length, file).toBeLessThanOrEqual(25);
      expect(shown, file).toContain(code);
    }
  }
});

test("every example opens a slide", async ({ viewer, page }) => {
  test.slow();
  for (const name of ["index", "examples", "demo", "theming", "migration"]) {
    await visit(page, name);
    for (const result of await page.locator("section:has(.result)").all()) {
      await result.locator(".run, .result button, .result img").first().click();
      await expectOpenAndClose(viewer, (await result.textContent()) ?? "");
    }
  }
});

test("every option opens the viewer in its demo", async ({ viewer, page }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "options");
  const buttons = await page.locator(".run").all();
  expect(buttons.length).toBeGreaterThan(60);
  for (const button of buttons) {
    await button.click();
    await expectOpenAndClose(viewer, (await button.textContent()) ?? "");
  }
});

test("the demo of a callback shows its last call", async ({ viewer, page }) => {
  await visit(page, "options");
  await page.getByRole("button", { name: "Try onSelect" }).click();
  await viewer.expectPhoto(1);
  await viewer.press("End");
  await viewer.expectPhoto(12);
  await viewer.press("Escape");
  await expect(page.getByRole("status", { name: "Last callback" })).toHaveText("onSelect 11");
});

test("the own theme has its colours", async ({ viewer, page }) => {
  await visit(page, "theming");
  await page.locator(".run").click();
  await expect(viewer.dialog).toHaveCSS("background-color", "rgb(253, 243, 227)");
});

test("links lead to sections that exist", async ({ page, request }) => {
  const ids = new Map<string, string[]>();
  const links: string[] = [];
  for (const name of pages) {
    await visit(page, name);
    ids.set(name, await page.locator("[id]").evaluateAll((all) => all.map(({ id }) => id)));
    const hrefs = await page
      .locator("nav a, main :not(.result *) > a")
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    links.push(...hrefs);
  }
  for (const link of new Set(links)) {
    const { pathname, hash } = new URL(link);
    if (hash) expect(ids.get(pathname.replace(/.*\/|\.html$/g, "")), link).toContain(hash.slice(1));
    else expect((await request.get(link)).status(), link).toBe(200);
  }
});

for (const [colorScheme, width] of [
  ["light", 1280],
  ["light", 360],
  ["dark", 360],
] as const) {
  test(`has no axe violations, and does not scroll sideways: ${colorScheme}, ${width} px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const name of pages) {
      await visit(page, name);
      expect(await findWithAxe(page), name).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBe(width);
    }
  });
}

test("without JavaScript the pages have their texts and sources, and no button", async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const name of pages) {
    await visit(page, name);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("main button:visible")).toHaveCount(0);
  }
  await visit(page, "examples");
  await expect(page.locator("pre").first()).toContainText('from "photo-lightbox"');
  await page.getByRole("link", { name: "The quadrangle at dusk" }).click();
  await expect(page).toHaveURL(/photo-01\.jpg$/);
  await page.close();
});

test("the examples of the guides show the large picture, its caption and their options", async ({
  viewer,
  page,
}) => {
  await visit(page, "migration");
  for (const [name, picture, caption, loops] of [
    ["The quadrangle at dusk", "01", "Photo 1", false],
    ["Snow on deodars", "03", "The first snow", true],
    ["A cricket field", "05", "The pavilion end", false],
    ["Deodar forest at dawn", "07", "Photo 1", true],
  ] as const) {
    await page.getByAltText(name).first().click();
    await viewer.expectPhoto(caption);
    await expect(viewer.picture).toHaveAttribute("src", new RegExp(`photo-${picture}.jpg$`));
    await viewer.press("ArrowLeft");
    await viewer.expectPhoto(loops ? 2 : 1);
    await expectOpenAndClose(viewer, name);
  }
});
