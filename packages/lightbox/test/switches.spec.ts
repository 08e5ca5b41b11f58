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
