import { expect } from "./harness/fixtures.ts";
import { nextFrame } from "./harness/next-frame.ts";
import { freezeClock, withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];

const banner = (page: Page) => page.getByRole("region", { name: "Slogans of the school" });
const slide = (page: Page, position: number) =>
  banner(page).getByRole("group", { name: `${position} of 4` });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the banner has four slogans, each over a picture [A40]", async ({ page }) => {
      await page.goto("/");
      const slides = banner(page).locator("[aria-roledescription=slide]");
      await expect(slides).toHaveCount(4);
      for (const one of await slides.all()) {
        await expect(one.locator("img")).toHaveCount(1);
        expect(((await one.textContent()) ?? "").trim()).not.toBe("");
      }
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    });

    test("the banner goes on by itself after eight seconds, and from the last slogan to the first [A41]", async ({
      page,
    }) => {
      await freezeClock(page);
      await page.goto("/");
      await expect(banner(page).getByRole("button", { name: "Pause" })).toBeVisible();
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
      await nextFrame(page);
      await page.clock.runFor(7_800);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
      // A turn begins when the last one was drawn: eight seconds later it is due, and the one after it is not.
      for (const [next, later] of [
        [2, 400],
        [3, 7_950],
        [4, 7_950],
        [1, 7_950],
      ] as const) {
        await page.clock.runFor(later);
        await expect(slide(page, next)).toBeInViewport({ ratio: 0.5 });
        // The position is updated after a scroll event and a paint.
        await nextFrame(page);
        await page.clock.runFor(50);
        await expect(banner(page).getByText(`${next} / 4`)).toBeVisible();
      }
    });

    test("the pause button stops the banner, and Play starts it again [A41]", async ({ page }) => {
      await freezeClock(page);
      await page.goto("/");
      await banner(page).getByRole("button", { name: "Pause" }).click();
      await page.mouse.move(5, 5);
      await page.clock.runFor(30_000);
      await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
      await banner(page).getByRole("button", { name: "Play" }).click();
      await page.mouse.move(5, 5);
      await page.clock.runFor(8_100);
      await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
    });
  });
}

test("the banner rests while the pointer is on it [A41]", async ({ page }) => {
  await freezeClock(page);
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await banner(page).hover({ position: { x: 300, y: 120 } });
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
});

test("the banner stops when the keyboard reaches it, and stays so [A41]", async ({ page }) => {
  await freezeClock(page);
  await page.goto("/");
  await expect(banner(page).getByRole("button", { name: "Pause" })).toBeVisible();
  await page.getByRole("button", { name: "Menu" }).focus();
  await page.keyboard.press("Tab");
  await expect(banner(page).getByRole("button", { name: "Play" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.clock.runFor(20_000);
  await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
});

test("the buttons of the banner turn it both ways and keep the focus", async ({ page }) => {
  await page.goto("/");
  const next = banner(page).getByRole("button", { name: "Next slide" });
  const previous = banner(page).getByRole("button", { name: "Previous slide" });
  await next.click();
  await expect(slide(page, 2)).toBeInViewport({ ratio: 0.5 });
  await expect(next).toBeFocused();
  await previous.click();
  await previous.click();
  await expect(slide(page, 4)).toBeInViewport({ ratio: 0.5 });
  await expect(slide(page, 1)).toHaveAttribute("inert");
  await expect(slide(page, 4)).not.toHaveAttribute("inert");
});

test("a new width keeps the slogan that was in view", async ({ page }) => {
  await page.goto("/");
  await banner(page).getByRole("button", { name: "Next slide" }).click();
  for (const width of [500, 900, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(slide(page, 2)).toBeInViewport({ ratio: 0.9 });
  }
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the banner rests from the start [A41]", async ({ page }) => {
    await freezeClock(page);
    await page.goto("/");
    await expect(banner(page).getByRole("button", { name: "Play" })).toBeVisible();
    await page.clock.runFor(30_000);
    await expect(slide(page, 1)).toBeInViewport({ ratio: 0.5 });
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("all four slogans can be reached, and no button stands there in vain", async ({ page }) => {
    await page.goto("/");
    await expect(banner(page).locator("[aria-roledescription=slide]")).toHaveCount(4);
    await expect(banner(page).getByRole("button")).toHaveCount(0);
    await slide(page, 4).scrollIntoViewIfNeeded();
    await expect(slide(page, 4)).toBeInViewport({ ratio: 0.5 });
  });
});
