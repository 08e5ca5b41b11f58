import type { Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { isThorough } from "./harness/is-thorough.ts";
import { nextFrame } from "./harness/next-frame.ts";
import { richContent } from "./harness/rich-content.ts";

const test = withContent(richContent);

type Stop = {
  name: string;
  top: number;
  bottom: number;
  ring: string;
  isUnderHeader: boolean;
  isCovered: boolean;
};

/** The focused element, and whether the sticky header or another element covers it. */
const readStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector(".header");
    // The skip link is on top of the header.
    const isInHeader = header?.contains(element) || element.matches(".skip-link");
    const box = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    // A card shows the focus ring of its only link.
    const card = element.closest(".card, .album-card, .albums__plate, .tiles__tile");
    const isBare = getComputedStyle(element).outlineStyle === "none";
    const ringed = (isBare && card) || element;
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    const { left, width } = element.getBoundingClientRect();
    const middle = document.elementFromPoint(left + width / 2, (top + bottom) / 2);
    return {
      isCovered: !middle || !(element.contains(middle) || middle.contains(element)),
      name: `${element.className} ${element.textContent?.trim().slice(0, 30)}`,
      top,
      bottom,
      ring: `${outlineStyle} ${outlineWidth}`,
      isUnderHeader: !isInHeader && top < box.bottom - 1 && bottom > box.top + 1,
    };
  });

/** Tabs through the page to its end, or back to its start. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 240; count++) {
    await page.keyboard.press(key);
    await nextFrame(page);
    const stop = await readStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

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
      for (const stop of [...there, ...back]) {
        expect(stop.isUnderHeader, `${stop.name} is under the header`).toBe(false);
        expect(stop.ring, stop.name).toMatch(/^(solid|auto) [2-9]/);
        expect(stop.bottom, `${stop.name} is above the screen`).toBeGreaterThan(0);
        expect(stop.top, `${stop.name} is below the screen`).toBeLessThan(height);
        expect(stop.isCovered, `${stop.name} is covered`).toBe(false);
      }
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
