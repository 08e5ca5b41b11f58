import { expect, test, type Viewer } from "./viewer.ts";

type Delta = Pick<WheelEventInit, "ctrlKey" | "deltaMode" | "deltaX" | "deltaY">;

/** Sends wheel events 16 ms apart, like one gesture. A pause has ended the previous one. */
async function wheel(viewer: Viewer, events: Delta[]) {
  await viewer.dialog.locator(".plb__carousel").evaluate((carousel, list) => {
    const { x, y, width, height } = carousel.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    const clock = window as unknown as { now?: number };
    clock.now = (clock.now ?? performance.now()) + 200;
    for (const init of list) {
      const event = new WheelEvent("wheel", { cancelable: true, ...at, ...init });
      clock.now += 16;
      carousel.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: clock.now }));
    }
  }, events);
}
const repeat = (event: Delta, times = 20) => Array.from({ length: times }, () => event);

async function openZoomed(viewer: Viewer) {
  await viewer.open();
  await viewer.expectLoaded();
  for (let press = 0; press < 3; press++) await viewer.press("+");
  await viewer.expectScale(3.375);
}

for (const [rtl, photos] of [
  [false, [2, 3, 2]],
  [true, [12, 11, 12]],
] as const) {
  test(`a horizontal swipe on a touchpad changes the slide once (rtl: ${rtl})`, async ({
    viewer,
  }) => {
    await viewer.open({ options: { rtl } });
    await viewer.expectLoaded();
    // The momentum of the first swipe turns to the vertical.
    const momentum = repeat({ deltaX: 1, deltaY: 3 }, 5);
    await wheel(viewer, [{ deltaY: 1 }, ...repeat({ deltaX: 12, deltaY: 2 }), ...momentum]);
    await viewer.expectPhoto(photos[0]);
    await wheel(viewer, repeat({ deltaX: 40 }));
    await viewer.expectPhoto(photos[1]);
    await wheel(viewer, repeat({ deltaX: -12 }));
    await viewer.expectPhoto(photos[2]);
    await expect.poll(() => viewer.calls("onSelect")).toHaveLength(3);
    await viewer.expectScale(1);
  });
}

test("two fingers on a touchpad move a zoomed photo", async ({ viewer }) => {
  await openZoomed(viewer);
  const before = await viewer.box(viewer.picture);
  await wheel(viewer, [...repeat({ deltaX: 4, deltaY: -2 }), { deltaY: 70 }]);
  const after = await viewer.box(viewer.picture);
  expect(after.x - before.x).toBeCloseTo(-80, 0);
  expect(after.y - before.y).toBeCloseTo(-30, 0);
  await wheel(viewer, [{ deltaY: 4 }]);
  expect((await viewer.box(viewer.picture)).y).toBeCloseTo(after.y - 4, 0);
  await viewer.expectScale(3.375);
  await viewer.expectPhoto(1);
});

test("a pinch on a touchpad and the wheel of a mouse zoom a zoomed photo", async ({ viewer }) => {
  await openZoomed(viewer);
  await wheel(viewer, repeat({ deltaY: -2, ctrlKey: true }, 10));
  await viewer.expectScale(3.375 * Math.exp(0.2));
  await wheel(viewer, [{ deltaY: 100 }, { deltaY: 100 }]);
  await viewer.expectScale(3.375 * Math.exp(-0.2));
  await wheel(viewer, [{ deltaY: -5, deltaMode: 1 }]);
  await viewer.expectScale(3.375 * Math.exp(-0.04));
});

test("a second swipe within the momentum of the first changes the slide again", async ({
  viewer,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const swipe = (...sizes: number[]) => sizes.map((deltaX) => ({ deltaX }));
  const momentum = swipe(60, 55, 48, 40, 33, 27, 22, 18, 15, 12, 10, 8, 7, 6, 5, 4, 4, 3, 3);
  const selected = async () => (await viewer.calls("onSelect")).map(([, index]) => index);
  await wheel(viewer, [...swipe(8, 20, 45, 70), ...momentum, ...swipe(9, 24, 50, 66), ...momentum]);
  await expect.poll(selected).toEqual([1, 2]);
  // The other direction needs no pause, either.
  await wheel(viewer, [...swipe(8, 30, 60), ...swipe(40, 20), ...swipe(-10, -30), ...swipe(-20)]);
  await expect.poll(selected).toEqual([1, 2, 3, 2]);
  await viewer.expectPhoto(3);
});

test("a pinch on a touchpad in Safari zooms, that of fingers does not zoom twice", async ({
  viewer,
  page,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  const pinch = (scales: number[]) =>
    viewer.dialog.locator(".plb__carousel").evaluate(
      (carousel, { at, list }) =>
        list.map((scale, step) => {
          const name = step === 0 ? "gesturestart" : "gesturechange";
          const event = new MouseEvent(name, { cancelable: true, clientX: at.x, clientY: at.y });
          return carousel.dispatchEvent(Object.assign(event, { scale }));
        }),
      { at: center, list: scales },
    );
  // The browser does not zoom the page.
  expect(await pinch([1, 1.5, 2])).toEqual([false, false, false]);
  await viewer.expectScale(2);
  await pinch([1, 1.5]);
  await viewer.expectScale(3);
  await pinch([1, 0.1]);
  await viewer.expectScale(1);
  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await pinch([1, 2]);
  await page.mouse.up();
  await viewer.expectScale(1);
});
