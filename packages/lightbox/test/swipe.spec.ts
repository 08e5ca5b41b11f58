import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("a slow drag changes the slide above a fifth of the width", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  await touch.swipe(carousel.center, { x: -78, y: 0 }, { restMs: 400 });
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  await viewer.expectPhoto(1);
  await touch.swipe(carousel.center, { x: -88, y: 0 }, { restMs: 400, steps: 20 });
  await viewer.expectPhoto(2);
  await touch.swipe(carousel.center, { x: 88, y: 0 }, { restMs: 400, steps: 20 });
  await viewer.expectPhoto(1);
  expect((await viewer.calls()).map(([name, to]) => `${name} ${to}`)).toEqual([
    "onOpen 0",
    "onNext 1",
    "onSelect 1",
    "onPrev 0",
    "onSelect 0",
  ]);
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`forty swipes of 160 px in 0.4 s change the slide forty times, with any number of touch events (${imgAnimation})`, async ({
    viewer,
    touch,
  }) => {
    test.setTimeout(240_000);
    await viewer.open({ options: { imgAnimation } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    for (let swipe = 1; swipe <= 40; swipe++) {
      const steps = 1 + (swipe % 8);
      const restMs = swipe > 20 ? 250 : 16;
      await touch.swipe(
        { x: 300, y: center.y },
        { x: -160, y: 0 },
        {
          steps,
          everyMs: 400 / steps,
          restMs,
        },
      );
      await viewer.expectPhoto((swipe % 12) + 1);
    }
    expect(await viewer.calls("onNext")).toHaveLength(40);
    expect(await viewer.calls("onPrev")).toHaveLength(0);
  });
}

test("swipes during a transition change one slide each, with one callback", async ({
  viewer,
  touch,
}) => {
  await viewer.open({ options: { slideDuration: 60 } });
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  for (let swipe = 1; swipe <= 12; swipe++) {
    const restMs = swipe % 2 ? 250 : 16;
    await touch.swipe({ x: 300, y: center.y }, { x: -120, y: 0 }, { steps: 4, restMs });
  }
  await viewer.expectPhoto(1);
  expect((await viewer.calls("onNext")).map(([, to]) => to)).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0,
  ]);
});

for (const [name, bend] of [
  ["up", -26],
  ["down", 26],
] as const) {
  test(`a swipe in the arc of a thumb, first ${name}, changes the slide`, async ({
    viewer,
    touch,
  }) => {
    await viewer.open();
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    const at = (x: number, y: number) => ({ x: center.x + x, y: center.y + y });
    await touch.follow([at(0, 0), at(-12, bend), at(-60, bend), at(-110, 0), at(-160, 0)]);
    await viewer.expectPhoto(2);
    expect(await viewer.calls("onNext")).toHaveLength(1);
  });
}

test("a swipe back to the start does not change the slide", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  const at = (x: number) => ({ x: carousel.center.x + x, y: carousel.center.y });
  await touch.follow([at(0), at(-100), at(-190), at(-190), at(-150), at(-60)], { everyMs: 60 });
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  await viewer.expectPhoto(1);
  expect(await viewer.calls("onSelect")).toEqual([]);
});

test("rtl: a slow swipe to the right shows the next slide [A282]", async ({ viewer, touch }) => {
  await viewer.open({ options: { rtl: true } });
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 100, y: 0 }, { restMs: 400 });
  await viewer.expectPhoto(2);
  expect(await viewer.calls("onNext")).toEqual([["onNext", 1]]);
});

test("renders one slide until the first photo has loaded, then five", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/photo-01.jpg*");
  await viewer.open({ album: "big", page: "nothing" });
  const slides = viewer.dialog.locator(".plb__slide");
  await expect(viewer.current.locator(".plb__loader")).toBeVisible();
  await expect(slides).toHaveCount(1);
  release();
  await viewer.expectLoaded();
  await expect(slides).toHaveCount(5);
  for (const key of ["ArrowRight", "End", "ArrowLeft"]) await viewer.press(key);
  await viewer.expectPhoto(299);
  await expect(slides).toHaveCount(5);
});

test("a swipe works before the first photo has loaded", async ({ viewer, touch, page }) => {
  const release = await holdRequests(page, "**/photo-01.jpg*");
  await viewer.open({ page: "nothing" });
  const { center } = await viewer.box();
  await touch.swipe(center, { x: -160, y: 0 }, { restMs: 16, steps: 8 });
  await viewer.expectPhoto(2);
  release();
  await viewer.expectLoaded();
});
