import { expect, test, type Viewer } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("a tap on a zoomed photo and a drag at once: the photo stays under the finger", async ({
  viewer,
  touch,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.tap(center);
  await touch.tap(center);
  await viewer.expectScale(2.5);
  const from = { x: center.x + 120, y: center.y };
  await touch.tap(from, 1000);
  await touch.dispatch("Start", [from], 100);
  const places: number[] = [];
  for (let step = 1; step <= 25; step += 1) {
    await touch.dispatch("Move", [{ x: from.x - step * 4, y: from.y }]);
    await viewer.nextFrame();
    places.push((await viewer.box(viewer.picture)).x);
  }
  await touch.dispatch("End", []);
  const jumps = places.slice(1).map((place, at) => Math.abs(place - (places[at] ?? place)));
  expect(Math.max(...jumps)).toBeLessThan(40);
});

/** Where the slides stand in each frame after the finger has gone, for as long as they are there. */
function framesAfterRelease(viewer: Viewer) {
  return viewer.page.evaluate(() => {
    const frames: string[] = [];
    Object.assign(window, { frames });
    const look = () => {
      const slides = document.querySelector(".lightbox[open] .lightbox__slides");
      if (!slides) return;
      frames.push(getComputedStyle(slides).translate);
      requestAnimationFrame(look);
    };
    addEventListener("pointerup", () => requestAnimationFrame(look), { capture: true });
  });
}
const frames = (viewer: Viewer) =>
  viewer.page.evaluate(() => (window as unknown as { frames: string[] }).frames);

test("a photo that is pulled down closes from where the finger has left it", async ({
  viewer,
  touch,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  await framesAfterRelease(viewer);
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 180 });
  await viewer.expectClosed();
  expect((await frames(viewer)).filter((place) => place === "none" || place === "0px")).toEqual([]);
});

test("a photo that is pulled down a little comes back without a jump", async ({
  viewer,
  touch,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  await framesAfterRelease(viewer);
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 80 });
  await expect(viewer.dialog.locator(".lightbox__slides")).toHaveCSS("translate", /^(none|0px)$/);
  const between = (await frames(viewer)).filter((place) => /^0px (?!80px|0px)/.test(place));
  expect(between.length).toBeGreaterThan(0);
});

test("a quick short pull closes", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 100 }, { steps: 4 });
  await viewer.expectClosed();
});

test("a photo that is turned with the telephone stays inside its limits", async ({
  viewer,
  touch,
  page,
}) => {
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
