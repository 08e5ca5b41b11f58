import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { richLists, richPictures } from "./harness/rich-content.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({
  lists: richLists,
  pictures: richPictures,
  env: { SITE_EXAMPLES: "on" },
});

type Stop = { name: string; top: number; bottom: number; ring: string; isUnderHeader: boolean };

/** Where the focus is, and whether the sticky header lies over it. */
const readStop = (page: Page) =>
  page.evaluate((): Stop | undefined => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { top, bottom } = element.getBoundingClientRect();
    const header = document.querySelector(".header");
    // The skip link lies over the header.
    const isInHeader = header?.contains(element) || element.matches(".skip-link");
    const box = header?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const ringed = element.closest(".card:has(.card__title a:focus-visible)") ?? element;
    const { outlineStyle, outlineWidth } = getComputedStyle(ringed);
    return {
      name: `${element.className} ${element.textContent?.trim().slice(0, 30)}`,
      top,
      bottom,
      ring: `${outlineStyle} ${outlineWidth}`,
      isUnderHeader: !isInHeader && top < box.bottom - 1 && bottom > box.top + 1,
    };
  });

/** Goes through the page by the keyboard until the end, or backwards from it. */
async function walk(page: Page, key: "Tab" | "Shift+Tab"): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 160; count++) {
    await page.keyboard.press(key);
    const stop = await readStop(page);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

// Movement would make the place of the focus a matter of time.
test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const width of [1280, 360]) {
  for (const path of ["/about", "/Events", "/examples"]) {
    test(`the keyboard sees where it is on ${path} at ${width} px, also on the way back`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto(path);
      const there = await walk(page, "Tab");
      const back = await walk(page, "Shift+Tab");
      expect(there.length).toBeGreaterThan(20);
      for (const stop of [...there, ...back]) {
        expect(stop.isUnderHeader, `${stop.name} lies under the header`).toBe(false);
        expect(stop.ring, stop.name).toMatch(/^(solid|auto) [2-9]/);
        expect(stop.bottom, `${stop.name} is above the screen`).toBeGreaterThan(0);
        expect(stop.top, `${stop.name} is below the screen`).toBeLessThan(700);
      }
    });
  }
}

test("the focus changes enough pixels to be seen, on paper, on pine and on the menu", async ({
  page,
}) => {
  await page.goto("/examples");
  const looks = async (name: string, index: number) => {
    const control = page.getByRole("button", { name, exact: true }).nth(index);
    await control.scrollIntoViewIfNeeded();
    const box = await control.boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 };
    const before = await page.screenshot({ clip });
    await page.keyboard.press("Tab");
    await control.focus();
    const after = await page.screenshot({ clip });
    return { before, after };
  };
  for (const [name, index] of [
    ["Send", 0],
    ["Show", 0],
    ["Previous", 0],
    ["Previous", 1],
  ] as const) {
    const { before, after } = await looks(name, index);
    expect(after.equals(before), `${name} ${index}`).toBe(false);
  }
});
