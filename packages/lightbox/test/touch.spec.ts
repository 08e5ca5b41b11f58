import { expect, test } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 800 } });

test("a pinch zooms the photo and does not change the slide", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 80, 240);
  await viewer.expectScale(3);
  await viewer.expectPhoto(1);
  expect(await viewer.calls("onSelect")).toEqual([]);
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`a pinch after a drag with the first finger zooms and does not change the slide (${imgAnimation})`, async ({
    viewer,
    touch,
  }) => {
    await viewer.open({ options: { imgAnimation } });
    await viewer.expectLoaded();
    const carousel = await viewer.box();
    await touch.pinch(carousel.center, 100, 250, { staggered: true });
    await viewer.expectPhoto(1);
    expect(await viewer.scale()).toBeGreaterThan(2);
    expect(await viewer.calls("onSelect")).toEqual([]);
    await touch.pinch(carousel.center, 300, 60);
    await viewer.expectScale(1);
    await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  });
}

test("a pinch past the limits gives way and returns to them", async ({ viewer, touch }) => {
  await viewer.open({ options: { maxZoomScale: 2 } });
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  const pair = (distance: number) => [
    { x: center.x - distance / 2, y: center.y },
    { x: center.x + distance / 2, y: center.y },
  ];
  for (const [from, to, during, after] of [
    [100, 320, 2.4, 2],
    [200, 50, 0.833, 1],
  ] as const) {
    await touch.dispatch("Start", pair(from));
    await touch.dispatch("Move", pair((from + to) / 2));
    await touch.dispatch("Move", pair(to));
    await viewer.expectScale(during);
    await touch.dispatch("End", []);
    await viewer.expectScale(after);
  }
});

for (const [name, to, pullToClose] of [
  ["closes", 80, true],
  ["that is small returns", 240, true],
  ["returns without pullToClose", 80, false],
] as const) {
  test(`a pinch to less than the whole photo ${name}`, async ({ viewer, touch }) => {
    await viewer.open({ options: { pullToClose } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    await touch.pinch(center, 300, to);
    if (to < 100 && pullToClose) return viewer.expectClosed();
    await viewer.expectScale(1);
    await viewer.expectPhoto(1);
  });
}

test("a flick on a zoomed picture pans and does not change the slide", async ({
  viewer,
  touch,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 60, 240);
  const scale = await viewer.scale();
  await touch.swipe(center, { x: -120, y: 0 });
  await viewer.expectPhoto(1);
  await viewer.expectScale(scale);
});

test("swipes work before zooming in and after zooming out", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: -150, y: 0 });
  await viewer.expectPhoto(2);
  await touch.swipe(center, { x: 150, y: 0 });
  await viewer.expectPhoto(1);
  await touch.pinch(center, 60, 200);
  await touch.pinch(center, 300, 40);
  await viewer.expectScale(1);
  await touch.swipe(center, { x: -150, y: 0 });
  await viewer.expectPhoto(2);
  expect(
    (await viewer.calls()).map(([name]) => name).filter((name) => name !== "onSelect"),
  ).toEqual(["onOpen", "onNext", "onPrev", "onNext"]);
});

test("dragging a zoomed picture past its edge shows the next photo", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.pinch(center, 60, 120);
  await touch.swipe({ x: 350, y: center.y }, { x: -320, y: 0 }, { restMs: 300 });
  await viewer.expectPhoto(2);
});

test("a double tap zooms in, another zooms out", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.tap(center);
  await touch.tap(center);
  await viewer.expectScale(2.5);
  await touch.tap(center, 600);
  await touch.tap(center);
  await viewer.expectScale(1);
});

test("pulling a photo down closes; a short pull does not", async ({ viewer, touch }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 80 });
  await viewer.expectPhoto(1);
  await expect(viewer.dialog.locator(".plb__slides")).toHaveCSS("translate", "none");
  await touch.swipe(center, { x: 0, y: 180 });
  await viewer.expectClosed();
});

for (const [distance, to] of [
  [45, 1],
  [50, 1],
  [51, 2],
  [55, 2],
] as const) {
  test(`fade: a touch swipe of ${distance} px shows photo ${to} [A279]`, async ({
    viewer,
    touch,
  }) => {
    await viewer.open({ options: { imgAnimation: "fade" } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    await touch.swipe(center, { x: -distance, y: 0 });
    await viewer.expectPhoto(to);
    expect(await viewer.calls("onNext")).toHaveLength(to - 1);
  });
}

for (const [distance, to] of [
  [5, 1],
  [6, 1],
  [7, 2],
  [8, 2],
] as const) {
  test(`fade: a mouse drag of ${distance} px shows photo ${to} [A279]`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({ options: { imgAnimation: "fade" } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    await page.mouse.move(center.x, center.y);
    await page.mouse.down();
    await page.mouse.move(center.x - distance, center.y, { steps: distance });
    await page.mouse.up();
    await viewer.expectPhoto(to);
    expect(await viewer.calls("onNext")).toHaveLength(to - 1);
  });
}

test("imgDrag: the mouse drags the slides [A279]", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  await page.mouse.move(carousel.x + 30, carousel.center.y);
  await page.mouse.down();
  await page.mouse.move(carousel.x + 90, carousel.center.y, { steps: 3 });
  await expect
    .poll(async () => (await viewer.box(viewer.current)).x)
    .toBeGreaterThan(carousel.x + 10);
  // Far enough at any velocity, which is low on a busy machine.
  await page.mouse.move(carousel.x + 360, carousel.center.y, { steps: 6 });
  await page.mouse.up();
  await viewer.expectPhoto(12);
  expect(await viewer.calls("onPrev")).toEqual([["onPrev", 11]]);
});

test("fade: a swipe with two fingers does not change the slide", async ({ viewer, touch }) => {
  await viewer.open({ options: { imgAnimation: "fade", disableImageZoom: true } });
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.dispatch("Start", [center]);
  await touch.dispatch("Start", [center, { x: center.x + 60, y: center.y }]);
  await touch.dispatch("Move", [
    { x: center.x - 120, y: center.y },
    { x: center.x - 60, y: center.y },
  ]);
  await touch.dispatch("End", []);
  await viewer.expectPhoto(1);
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`rtl: a swipe to the right shows the next slide (${imgAnimation}) [A282]`, async ({
    viewer,
    touch,
  }) => {
    await viewer.open({ options: { rtl: true, imgAnimation } });
    await viewer.expectLoaded();
    const { center } = await viewer.box();
    await touch.swipe(center, { x: 150, y: 0 });
    await viewer.expectPhoto(2);
    expect(await viewer.calls("onNext")).toEqual([["onNext", 1]]);
  });
}

test("avoids the notch, and a swipe in the thumbnails does not leave the page", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const session = await page.context().newCDPSession(page);
  const insets = { top: 47, bottom: 34, left: 20, right: 20 };
  await session.send("Emulation.setSafeAreaInsetsOverride", { insets });
  await viewer.open();
  const bar = await viewer.box(viewer.dialog.locator(".plb__bar"));
  const strip = await viewer.box(viewer.dialog.locator(".plb__thumbnails"));
  expect(bar).toMatchObject({ x: 20, y: 47, right: 370 });
  expect(strip.bottom).toBe(844 - 34);
  await expect(page.locator("html")).toHaveCSS("overscroll-behavior", "contain");
});
