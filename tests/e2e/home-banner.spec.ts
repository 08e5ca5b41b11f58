import type { Page } from "@playwright/test";
import { expect, freezeClock, withHome } from "./harness/fixtures.ts";
import { nextFrame } from "./harness/next-frame.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const banner = (page: Page) => page.getByRole("region", { name: "Slogans of the school" });
const button = (page: Page, name: string) => banner(page).getByRole("button", { name });
const slide = (page: Page, position: number) =>
  banner(page).getByRole("group", { name: `${position} of 4` });
const expectSlide = (page: Page, position: number) =>
  expect(slide(page, position)).toBeInViewport({ ratio: 0.5 });

async function openFrozen(page: Page): Promise<void> {
  await freezeClock(page);
  await page.goto("/");
  await expect(button(page, "Pause")).toBeVisible();
}

for (const width of [1280, 360])
  test(`the banner advances every eight seconds and loops until it is paused, at ${width} px [A40, A41]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFrozen(page);
    await expectSlide(page, 1);
    await nextFrame(page);
    await page.clock.runFor(7_800);
    await expectSlide(page, 1);
    // A slide loads its image shortly before it is shown.
    await expect(slide(page, 2)).not.toHaveAttribute("data-deferred");
    await expect(slide(page, 3)).toHaveAttribute("data-deferred");
    // The timer restarts when a slide is painted.
    for (const next of [2, 3, 4, 1]) {
      await page.clock.runFor(next === 2 ? 400 : 7_950);
      await expectSlide(page, next);
      // The position is updated after a scroll event and a paint.
      await nextFrame(page);
      await page.clock.runFor(50);
      await expect(banner(page).getByText(`${next} / 4`)).toBeVisible();
    }
    await button(page, "Pause").click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(30_000);
    await expectSlide(page, 1);
    await button(page, "Play").click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(8_100);
    await expectSlide(page, 2);
  });

test("the banner pauses on hover, and stops on keyboard focus [A41]", async ({ page }) => {
  await openFrozen(page);
  await banner(page).hover({ position: { x: 300, y: 120 } });
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Tab");
  await expect(button(page, "Play")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.clock.runFor(20_000);
  await expectSlide(page, 1);
});

test("the buttons loop both ways, a resize does not change the slide, and other slides are inert", async ({
  page,
}) => {
  await page.goto("/");
  await button(page, "Previous slide").click();
  await expectSlide(page, 4);
  await expect(slide(page, 1)).toHaveAttribute("inert");
  await expect(slide(page, 4)).not.toHaveAttribute("inert");
  await button(page, "Next slide").click();
  await expectSlide(page, 1);
  await button(page, "Next slide").click();
  await expect(button(page, "Next slide")).toBeFocused();
  for (const width of [500, 900, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  }
});

for (const width of [1280, 360])
  test(`the announcements rotate, and are a list when paused, at ${width} px [A42]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFrozen(page);
    const ticker = page.getByRole("region", { name: "Announcements" });
    const items = ticker.getByRole("listitem");
    await expect(items).toContainText(home.highlights.map(({ description }) => description));
    await items.nth(0).scrollIntoViewIfNeeded();
    await expect(items.nth(0)).toBeInViewport({ ratio: 0.9 });
    await expect(items.nth(1)).not.toBeInViewport();
    for (const next of [1, 2, 0, 1]) {
      await page.clock.runFor(6_000);
      // The paused clock does not stop smooth scrolling, so wait for its end.
      await expect
        .poll(() =>
          ticker
            .getByRole("list")
            .evaluate((row, at) => row.scrollLeft - at * row.getBoundingClientRect().width, next),
        )
        .toBeCloseTo(0, 0);
      await expect(items.nth(next)).toBeInViewport({ ratio: 0.9 });
    }
    await ticker.getByRole("button", { name: "Pause announcements" }).click();
    await expect(ticker.getByRole("button", { name: "Play announcements" })).toBeVisible();
    await page.clock.runFor(30_000);
    await items.last().scrollIntoViewIfNeeded();
    for (const item of await items.all()) await expect(item).toBeInViewport();
  });
