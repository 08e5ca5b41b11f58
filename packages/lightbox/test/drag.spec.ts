import { expect, test } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("slides follow the finger, and a quick short swipe changes the slide [A279]", async ({
  viewer,
  touch,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  const at = (x: number) => ({ x: carousel.center.x + x, y: carousel.center.y });
  const next = viewer.dialog.getByRole("group", {
    name: "2 of 12",
    exact: true,
    includeHidden: true,
  });
  await touch.dispatch("Start", [at(0)]);
  await touch.dispatch("Move", [at(-40)]);
  await touch.dispatch("Move", [at(-60)]);
  await expect
    .poll(async () => (await viewer.box(viewer.current)).x)
    .toBeCloseTo(carousel.x - 60, 0);
  expect((await viewer.box(next)).x).toBeCloseTo(carousel.x - 60 + carousel.width, 0);
  await touch.dispatch("End", []);
  await viewer.expectPhoto(2);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
});

test("without loop a drag past the first slide gives way by a third, and returns", async ({
  viewer,
  touch,
}) => {
  await viewer.open({ options: { loop: false } });
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  for (const [distance, shown] of [
    [120, 40],
    [-45, -45],
  ] as const) {
    await touch.dispatch("Start", [carousel.center]);
    await touch.dispatch("Move", [{ x: carousel.center.x + distance, y: carousel.center.y }]);
    await expect
      .poll(async () => (await viewer.box(viewer.current)).x - carousel.x)
      .toBeCloseTo(shown, 0);
    await touch.dispatch("End", [], 400);
    await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  }
  await viewer.expectPhoto(1);
});

test("a drag during a transition continues from the current position [A279]", async ({
  viewer,
  touch,
}) => {
  await viewer.open({ options: { slideDuration: 4000 } });
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  const slides = viewer.dialog.locator(".plb__slides");
  const x = async () => (await viewer.box(slides)).x - carousel.x;
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await expect.poll(x).toBeLessThan(-5);
  await touch.dispatch("Start", [carousel.center]);
  const before = await x();
  await touch.dispatch("Move", [{ x: carousel.center.x + 20, y: carousel.center.y }]);
  // The transition takes two minutes, so it has moved by a few pixels at most.
  await expect.poll(async () => Math.abs((await x()) - before - 20)).toBeLessThan(15);
  const dragged = await x();
  await viewer.nextFrame();
  expect(await x()).toBe(dragged);
  await touch.dispatch("End", [], 400);
  await viewer.expectPhoto(2);
});

test("slides return after pointercancel", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  await touch.dispatch("Start", [carousel.center]);
  await touch.dispatch("Move", [{ x: carousel.center.x - 150, y: carousel.center.y }]);
  await expect
    .poll(async () => (await viewer.box(viewer.current)).x)
    .toBeLessThan(carousel.x - 100);
  await touch.dispatch("Cancel", []);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  await viewer.expectPhoto(1);
  expect(await viewer.calls("onSelect")).toEqual([]);
});

for (const rtl of [false, true]) {
  test(`in an album of two the other slide is on the side that is dragged into view (rtl: ${rtl})`, async ({
    viewer,
    touch,
  }) => {
    await viewer.open({ album: "two", options: { rtl } });
    await viewer.expectLoaded();
    const carousel = await viewer.box();
    const other = viewer.dialog.getByRole("group", {
      name: "2 of 2",
      exact: true,
      includeHidden: true,
    });
    for (const distance of [100, -100]) {
      await touch.dispatch("Start", [carousel.center]);
      await touch.dispatch("Move", [{ x: carousel.center.x + distance, y: carousel.center.y }]);
      const expected = carousel.x + distance - Math.sign(distance) * carousel.width;
      await expect.poll(async () => (await viewer.box(other)).x).toBeCloseTo(expected, 0);
      await touch.dispatch("Move", [carousel.center]);
      await touch.dispatch("End", [], 400);
      await expect
        .poll(async () => (await viewer.box(viewer.current)).x)
        .toBeCloseTo(carousel.x, 0);
    }
    await viewer.expectPhoto(1);
  });
}

test("a swipe that starts on a button changes the slide without a click; a tap clicks it", async ({
  viewer,
  touch,
}) => {
  await viewer.page.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill());
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  const play = viewer.current.getByRole("button", { name: /^Play video/ });
  const { center } = await viewer.box(play);
  await touch.swipe(center, { x: -160, y: 0 }, { restMs: 16, steps: 8 });
  await viewer.expectPhoto(5);
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(4);
  await expect(play).toBeVisible();
  await touch.tap(center);
  await expect(play).toHaveCount(0);
});
