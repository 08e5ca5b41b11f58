import type { Page } from "@playwright/test";
import { tabThrough } from "../accessibility/keyboard-probes.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { richContent } from "./harness/rich-content.ts";

const test = withContent(richContent);

// Animations would move the focused element.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const phone = { width: 360, height: 700, paths: isThorough ? ["/", "/examples"] : ["/"] };
/** A laptop at 200% zoom. */
const zoomedLaptop = {
  width: 1280,
  height: 400,
  paths: isThorough ? ["/", "/Gallery"] : ["/Gallery"],
};

for (const { width, height, paths } of [phone, zoomedLaptop]) {
  for (const path of paths) {
    test(`every Tab stop of ${path} is visible at ${width} by ${height} px, also with Shift+Tab`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const there = await tabThrough(page, "Tab");
      const back = await tabThrough(page, "Shift+Tab");
      expect(there.length).toBeGreaterThan(20);
      expect([...there, ...back].filter(({ problem }) => problem)).toEqual([]);
    });
  }
}

/** Compares screenshots of the focused element, and 8 px around it, with and without focus. */
async function compareFocus(page: Page) {
  const clip = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const x = Math.max(0, left - 8);
    const y = Math.max(0, top - 8);
    return {
      x,
      y,
      width: Math.min(innerWidth, right + 8) - x,
      height: Math.min(innerHeight, bottom + 8) - y,
    };
  });
  if (!clip) return undefined;
  const shoot = () => page.screenshot({ clip, animations: "disabled", caret: "hide" });
  const focused = await shoot();
  const name = await page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    element.dataset["wasFocused"] = "";
    element.blur();
    return element.ariaLabel ?? element.textContent?.trim().slice(0, 40) ?? "";
  });
  const plain = await shoot();
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>("[data-was-focused]");
    element?.removeAttribute("data-was-focused");
    element?.focus({ preventScroll: true });
  });
  return { name, isVisible: !focused.equals(plain) };
}

test("the focus changes pixels on every background", async ({ page }) => {
  await page.goto("/examples");
  for (const [name, index] of [
    ["Send", 0],
    ["Show", 0],
    ["Previous", 0],
    ["Previous", 1],
  ] as const) {
    const control = page.getByRole("button", { name, exact: true }).nth(index);
    await control.scrollIntoViewIfNeeded();
    await page.keyboard.press("Tab");
    await control.focus();
    expect((await compareFocus(page))?.isVisible, `${name} ${index}`).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 400 });
  for (const [path, start, stops] of [
    ["/Events", ".filter-bar [name=q]", 6],
    ["/", "[data-turn=next]", 4],
  ] as const) {
    await page.goto(path);
    await page.locator(start).focus();
    for (let count = 0; count < stops; count++) {
      await page.keyboard.press("Tab");
      const stop = await compareFocus(page);
      expect(stop?.isVisible, `${stop?.name} does not show its focus`).toBe(true);
    }
  }
});
