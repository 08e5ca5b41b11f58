import { expect, test, type Viewer } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("a drag right after a tap moves a zoomed photo without a jump", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.tap(center);
  await touch.tap(center);
  await viewer.expectScale(2.5);
  const from = { x: center.x + 120, y: center.y };
  await touch.tap(from, 1000);
  await touch.dispatch("Start", [from], 100);
  const positions: number[] = [];
  for (let step = 1; step <= 25; step += 1) {
    await touch.dispatch("Move", [{ x: from.x - step * 4, y: from.y }]);
    await viewer.nextFrame();
    positions.push((await viewer.box(viewer.picture)).x);
  }
  await touch.dispatch("End", []);
  const jumps = positions
    .slice(1)
    .map((position, at) => Math.abs(position - (positions[at] ?? position)));
  expect(Math.max(...jumps)).toBeLessThan(40);
});

/** Records the position of the slides in each frame after `pointerup`. */
function recordFrames(viewer: Viewer) {
  return viewer.page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const record = () => {
      const slides = document.querySelector(".plb[open] .plb__slides");
      if (!slides) return;
      frames.push(getComputedStyle(slides).translate);
      requestAnimationFrame(record);
    };
    addEventListener("pointerup", () => requestAnimationFrame(record), { capture: true });
  });
}
const frames = (viewer: Viewer) =>
  viewer.page.evaluate(() => (window as unknown as { frames: string[] }).frames);

test("closes a pulled photo from its current position", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await recordFrames(viewer);
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 180 });
  await viewer.expectClosed();
  expect(
    (await frames(viewer)).filter((position) => position === "none" || position === "0px"),
  ).toEqual([]);
});

test("animates a photo back after a short pull", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await recordFrames(viewer);
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 80 });
  await expect(viewer.dialog.locator(".plb__slides")).toHaveCSS("translate", /^(none|0px)$/);
  const between = (await frames(viewer)).filter((position) => /^0px (?!80px|0px)/.test(position));
  expect(between.length).toBeGreaterThan(0);
});

test("closes on a quick short pull", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 100 }, { steps: 4 });
  await viewer.expectClosed();
});

test("limits the pan of a zoomed photo after rotation", async ({ viewer, touch, page }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  const corner = { x: carousel.x + 10, y: carousel.center.y };
  await touch.tap(corner);
  await touch.tap(corner);
  await viewer.expectScale(2.5);
  await page.setViewportSize({ width: 800, height: 412 });
  const isInside = async () => {
    const [picture, now] = [await viewer.box(viewer.picture), await viewer.box()];
    return picture.x <= now.x + 1 && picture.right >= now.right - 1;
  };
  await expect.poll(isInside).toBe(true);
  await viewer.expectScale(2.5);
});

test("a pinch to less than the photo settles, and a swipe works after it", async ({
  viewer,
  touch,
}) => {
  await viewer.open({ options: { pullToClose: false } });
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 320, 120);
  await viewer.expectScale(1);
  await touch.swipe(center, { x: -200, y: 0 });
  await viewer.expectPhoto(2);
});

test("with reduced motion a short pull jumps back", async ({ viewer, touch, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 80 });
  const slides = viewer.dialog.locator(".plb__slides");
  await expect(slides).toHaveCSS("translate", /^(none|0px)$/);
  await expect(slides).toHaveCSS("transition-property", "none");
});
