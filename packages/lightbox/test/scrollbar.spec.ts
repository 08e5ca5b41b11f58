import type { Page } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.ts";
import { expect, test } from "./viewer.ts";

// Pages have a scrollbar of 15 px, which headless Chromium hides otherwise.
test.use({ launchOptions: { ...launchOptions(), ignoreDefaultArgs: ["--hide-scrollbars"] } });

const WIDTH = 1280 - 15;

/** Makes the page long, with a fixed header whose width is returned later. */
async function addHeader(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    document.body.style.minHeight = "300vh";
    const header = document.body.appendChild(document.createElement("header"));
    Object.assign(header.style, { position: "fixed", insetInline: "0", insetBlockStart: "0" });
    header.textContent = "Fixed header";
  });
  return () =>
    page.evaluate(() => document.querySelector("header")?.getBoundingClientRect().width ?? 0);
}

for (const gutter of ["auto", "stable"])
  test(`a fixed header does not grow or shrink when the viewer opens and closes, with scrollbar-gutter ${gutter}`, async ({
    viewer,
    page,
  }) => {
    await viewer.visitHost();
    const readWidth = await addHeader(page);
    await page.evaluate((value) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`html { scrollbar-gutter: ${value}; background: rgb(1, 2, 3) }`);
      document.adoptedStyleSheets = [sheet];
    }, gutter);
    const root = page.locator("html");
    expect(await readWidth()).toBe(WIDTH);
    await viewer.setHost({ open: true });
    await viewer.expectLoaded();
    expect(await readWidth()).toBe(WIDTH);
    // The gutter has the colour of the viewer.
    await expect(root).toHaveCSS("background-color", "rgb(21, 21, 21)");
    await viewer.press("Escape");
    await viewer.expectClosed();
    expect(await readWidth()).toBe(WIDTH);
    await expect(root).toHaveCSS("scrollbar-gutter", gutter);
    await expect(root).toHaveCSS("background-color", "rgb(1, 2, 3)");
  });

test("the page does not shift when a viewer inside another one closes", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ layout: "nested", state: { children: true } });
  const readWidth = await addHeader(page);
  const outer = page.getByRole("dialog", { name: "Outer viewer" });
  await page.getByRole("button", { name: "Open outer" }).click();
  await outer.getByRole("button", { name: "Snow on deodars" }).click();
  await viewer.expectPhoto(3);
  expect(await readWidth()).toBe(WIDTH);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(outer).toBeVisible();
  expect(await readWidth()).toBe(WIDTH);
  await viewer.press("Escape");
  await expect(outer).toHaveCount(0);
  expect(await readWidth()).toBe(WIDTH);
});
