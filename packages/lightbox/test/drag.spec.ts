import { expect, test } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("the slides follow the finger, with the next one beside, and a quick short swipe turns the page [A279]", async ({
  viewer,
  fingers,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const stage = await viewer.box();
  const at = (x: number) => ({ x: stage.middle.x + x, y: stage.middle.y });
  const next = viewer.dialog.getByRole("group", {
    name: "2 of 12",
    exact: true,
    includeHidden: true,
  });
  await fingers.touch("Start", [at(0)]);
  await fingers.touch("Move", [at(-40)]);
  await fingers.touch("Move", [at(-60)]);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(stage.x - 60, 0);
  expect((await viewer.box(next)).x).toBeCloseTo(stage.x - 60 + stage.width, 0);
  await fingers.touch("End", []);
  await viewer.expectPhoto(2);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(stage.x, 0);
});

test("a hand that takes hold of slides on their way moves them on from where they are", async ({
  viewer,
  fingers,
}) => {
  await viewer.open({ options: { slideDuration: 4000 } });
  await viewer.expectLoaded();
  const stage = await viewer.box();
  const slides = viewer.dialog.locator(".lightbox__slides");
  const x = async () => (await viewer.box(slides)).x - stage.x;
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await expect.poll(x).toBeLessThan(-5);
  await fingers.touch("Start", [stage.middle]);
  const before = await x();
  await fingers.touch("Move", [{ x: stage.middle.x + 20, y: stage.middle.y }]);
  // Two minutes for the whole width: in the meantime it has gone on by some pixels at most.
  await expect.poll(async () => Math.abs((await x()) - before - 20)).toBeLessThan(15);
  const held = await x();
  await viewer.nextFrame();
  expect(await x()).toBe(held);
  await fingers.touch("End", [], 400);
  await viewer.expectPhoto(2);
});

test("a finger that is taken away by the browser lets the slides go back", async ({
  viewer,
  fingers,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const stage = await viewer.box();
  await fingers.touch("Start", [stage.middle]);
  await fingers.touch("Move", [{ x: stage.middle.x - 150, y: stage.middle.y }]);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeLessThan(stage.x - 100);
  await fingers.touch("Cancel", []);
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(stage.x, 0);
  await viewer.expectPhoto(1);
  expect(await viewer.calls("onSelect")).toEqual([]);
});

for (const rtl of [false, true]) {
  test(`in an album of two the other photo stands on the side that is dragged into view (rtl: ${rtl})`, async ({
    viewer,
    fingers,
  }) => {
    await viewer.open({ album: "two", options: { rtl } });
    await viewer.expectLoaded();
    const stage = await viewer.box();
    const other = viewer.dialog.getByRole("group", {
      name: "2 of 2",
      exact: true,
      includeHidden: true,
    });
    for (const way of [100, -100]) {
      await fingers.touch("Start", [stage.middle]);
      await fingers.touch("Move", [{ x: stage.middle.x + way, y: stage.middle.y }]);
      const beside = stage.x + way - Math.sign(way) * stage.width;
      await expect.poll(async () => (await viewer.box(other)).x).toBeCloseTo(beside, 0);
      await fingers.touch("Move", [stage.middle]);
      await fingers.touch("End", [], 400);
      await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(stage.x, 0);
    }
    await viewer.expectPhoto(1);
  });
}

test("a swipe that begins on a button turns the page and presses nothing; a tap presses it", async ({
  viewer,
  fingers,
}) => {
  await viewer.page.route("https://www.youtube-nocookie.com/**", (route) => route.fulfill());
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  const play = viewer.current.getByRole("button", { name: /^Play video/ });
  const { middle } = await viewer.box(play);
  await fingers.swipe(middle, { x: -160, y: 0 }, { restMs: 16, steps: 8 });
  await viewer.expectPhoto(5);
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(4);
  await expect(play).toBeVisible();
  await fingers.tap(middle);
  await expect(play).toHaveCount(0);
});
