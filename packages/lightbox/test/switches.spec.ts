import { expect, test } from "./viewer.ts";

test("keyboard false leaves only Escape", async ({ viewer }) => {
  await viewer.openHost({ state: { options: { keyboard: false } } });
  for (const key of ["ArrowRight", "End", "3", "t", "?"]) await viewer.press(key);
  await viewer.nextFrame();
  await viewer.expectPhoto(1);
  await expect(viewer.button("Thumbnails")).toHaveAttribute("aria-pressed", "true");
  await viewer.press("Escape");
  await viewer.expectClosed();
});

test("loop false stops at both ends, also a slideshow", async ({ viewer }) => {
  await viewer.openHost({ state: { options: { loop: false, slideshowInterval: 200 } } });
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator(".plb__slide")).toHaveCount(3);
  await expect(viewer.button("Previous")).toHaveAttribute("aria-disabled", "true");
  await viewer.button("Previous").click({ force: true });
  await viewer.press("ArrowLeft");
  await viewer.nextFrame();
  await viewer.expectPhoto(1);
  await viewer.press("End");
  await viewer.expectPhoto(5);
  await expect(viewer.button("Next")).toHaveAttribute("aria-disabled", "true");
  await viewer.press("ArrowRight");
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(4);
  await viewer.clickButton("Slideshow");
  await viewer.expectPhoto(5);
  await expect(viewer.button("Slideshow")).toHaveAttribute("aria-pressed", "false");
  await viewer.expectPhoto(5);
  expect((await viewer.calls("onSelect")).map(([, to]) => to)).toEqual([4, 3, 4]);
});

test("the focus stays on a button that becomes unavailable", async ({ viewer, page }) => {
  await viewer.openHost({ state: { options: { loop: false } } });
  await viewer.expectLoaded();
  await viewer.press("4");
  await viewer.expectPhoto(4);
  await viewer.button("Next").press("Enter");
  await viewer.expectPhoto(5);
  await expect(viewer.button("Next")).toHaveAttribute("aria-disabled", "true");
  await expect(viewer.button("Next")).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(viewer.dialog.locator(":focus")).toHaveCount(1);
});

test("wheel false does not zoom", async ({ viewer, page }) => {
  for (const [wheel, scale] of [
    [false, 1],
    [true, 1.8],
  ] as const) {
    await viewer.openHost({ state: { options: { wheel } } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    await page.mouse.move(center.x, center.y);
    await page.mouse.wheel(0, -300);
    await viewer.nextFrame();
    await viewer.expectScale(scale);
  }
});

test("preload sets the number of slides that load in advance", async ({ viewer }) => {
  await viewer.openHost({ state: { options: { preload: 1 } } });
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator(".plb__slide")).toHaveCount(3);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true });

  test("pullToClose false does not close", async ({ viewer, touch }) => {
    for (const pullToClose of [false, true]) {
      await viewer.openHost({ state: { options: { pullToClose } } });
      await viewer.expectLoaded();
      const { center } = await viewer.box();
      await touch.swipe(center, { x: 0, y: 300 });
      await viewer.nextFrame();
      await expect(viewer.dialog).toHaveCount(pullToClose ? 0 : 1);
    }
  });
});
