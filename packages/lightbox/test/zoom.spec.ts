import { expect, test } from "./viewer.ts";

async function pressUntilUnavailable(viewer: import("./viewer.ts").Viewer, name: string) {
  for (let presses = 0; presses < 20; presses++) {
    if ((await viewer.button(name).getAttribute("aria-disabled")) === "true") return presses;
    await viewer.clickButton(name);
    await viewer.nextFrame();
  }
  return Number.POSITIVE_INFINITY;
}

test("Zoom in and Zoom out work, up to 8 by default [A263]", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.button("Zoom out")).toHaveAttribute("aria-disabled", "true");
  await viewer.clickButton("Zoom in");
  await viewer.expectScale(1.5);
  await pressUntilUnavailable(viewer, "Zoom in");
  await viewer.expectScale(8);
  await pressUntilUnavailable(viewer, "Zoom out");
  await viewer.expectScale(1);
});

for (const [value, expected] of [
  [24, 24],
  [400, 24],
  [3, 3],
] as const) {
  test(`a maxZoomScale of ${value} zooms to ${expected} in at most 8 presses [A263]`, async ({
    viewer,
  }) => {
    await viewer.open({ options: { maxZoomScale: value } });
    expect(await pressUntilUnavailable(viewer, "Zoom in")).toBeLessThanOrEqual(8);
    await viewer.expectScale(expected);
    expect(await pressUntilUnavailable(viewer, "Zoom out")).toBeLessThanOrEqual(8);
    await viewer.expectScale(1);
  });
}

test("a maxZoomScale below 1 disables zoom [A263]", async ({ viewer, page }) => {
  await viewer.open({ options: { maxZoomScale: -5 } });
  await viewer.press("+");
  const { center } = await viewer.box();
  await page.mouse.dblclick(center.x, center.y);
  expect(await viewer.scale()).toBeCloseTo(1, 2);
});

test("disableImageZoom disables buttons, keys, wheel and double click [A264]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { disableImageZoom: true } });
  await expect(viewer.button("Zoom in")).toHaveCount(0);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.mouse.wheel(0, -400);
  await page.mouse.dblclick(center.x, center.y);
  await viewer.press("+");
  expect(await viewer.scale()).toBeCloseTo(1, 2);
});

test("wheel and double click zoom at the pointer, and a slide change resets the zoom", async ({
  viewer,
  page,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await page.mouse.dblclick(center.x - 100, center.y);
  await viewer.expectScale(2.5);
  await page.mouse.dblclick(center.x, center.y);
  await viewer.expectScale(1);
  await page.mouse.move(center.x, center.y);
  await page.mouse.wheel(0, -300);
  expect(await viewer.scale()).toBeGreaterThan(1.3);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.expectScale(1);
  await viewer.press("ArrowLeft");
  await viewer.expectScale(1);
});

test("the keys +, - and 0 zoom, and Shift with an arrow pans", async ({ viewer }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.press("+");
  await viewer.press("+");
  await viewer.expectScale(2.25);
  const before = await viewer.box(viewer.picture);
  await viewer.press("Shift+ArrowRight");
  await expect.poll(async () => (await viewer.box(viewer.picture)).x).toBeLessThan(before.x - 60);
  await viewer.expectPhoto(1);
  await viewer.press("0");
  await viewer.expectScale(1);
});

test("a click centers a point of a zoomed picture", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.clickButton("Zoom in");
  await viewer.clickButton("Zoom in");
  await viewer.expectScale(2.25);
  const { center } = await viewer.box();
  const before = await viewer.box(viewer.picture);
  await page.mouse.click(center.x + 150, center.y);
  await expect.poll(async () => (await viewer.box(viewer.picture)).x).toBeLessThan(before.x - 100);
});

test("dragging a zoomed picture pans and does not change the slide", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.press("+");
  await viewer.press("+");
  await viewer.press("+");
  // A drag interrupts the animation.
  await viewer.expectScale(3.375);
  const { center } = await viewer.box();
  const before = await viewer.box(viewer.picture);
  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x - 120, center.y - 20, { steps: 6 });
  await page.mouse.up();
  await viewer.expectPhoto(1);
  expect((await viewer.box(viewer.picture)).x).toBeLessThan(before.x - 100);
  await viewer.expectScale(3.375);
});

test("dragging a zoomed picture far past its edge shows the next photo", async ({
  viewer,
  page,
}) => {
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.press("+");
  await viewer.expectScale(1.5);
  const { center } = await viewer.box();
  const drag = async (by: number) => {
    await page.mouse.move(center.x, center.y);
    await page.mouse.down();
    await page.mouse.move(center.x + by, center.y, { steps: 10 });
    await page.mouse.up();
  };
  await drag(-200);
  await viewer.expectPhoto(1);
  await drag(-40);
  await viewer.expectPhoto(1);
  await drag(-120);
  await viewer.expectPhoto(2);
  await viewer.expectScale(1);
  expect(await viewer.calls("onNext")).toHaveLength(1);
});

test("loads the largest version on zoom", async ({ viewer, page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  await viewer.open({ album: "sharp" });
  await viewer.expectLoaded();
  expect(requested).not.toContain("/pictures/photo-01.jpg");
  await viewer.clickButton("Zoom in");
  await expect(viewer.picture).toHaveAttribute("src", "/pictures/photo-01.jpg");
});

test("loads a larger srcset candidate on zoom", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 500, height: 800 });
  await viewer.open({ album: "responsive", options: { startingSlideIndex: 1 } });
  const source = () => viewer.picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain("medium");
  for (let press = 0; press < 3; press++) await viewer.press("+");
  await expect.poll(source).not.toContain("medium");
});

test("animates the zoom reset on a slide change", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.press("+");
  await viewer.press("+");
  await viewer.expectScale(2.25);
  const scales = await page.evaluate(async () => {
    const photo = document.querySelector<HTMLElement>(".plb__slide--current .plb__photo");
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    document.querySelector(".plb")?.dispatchEvent(key);
    const seen: number[] = [];
    for (let frame = 0; frame < 40; frame += 1) {
      await new Promise((ready) => requestAnimationFrame(ready));
      if (photo) seen.push(photo.getBoundingClientRect().width / photo.offsetWidth);
    }
    return seen;
  });
  expect(scales.filter((scale) => scale > 1.02 && scale < 2.23).length).toBeGreaterThan(1);
  expect(scales.at(-1)).toBeCloseTo(1, 1);
});
