import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test, type Viewer } from "./viewer.ts";

/** Installs a fake clock and starts the slideshow. */
async function startSlideshow(viewer: Viewer, scenario = {}) {
  const { page } = viewer;
  await page.clock.install({ time: 0 });
  await viewer.open(scenario);
  await page.clock.pauseAt(60_000);
  await expect(viewer.current).toHaveAttribute("data-status", /./);
  await viewer.clickButton("Slideshow");
  await page.clock.runFor(100);
  await expect(viewer.status).toHaveText("Slideshow on");
}

const moves = async (viewer: Viewer) => (await viewer.calls("onNext")).length;

/** Loading takes real time, and the slideshow waits for it. */
const expectNextLoaded = ({ dialog }: Viewer) =>
  expect(dialog.locator(".plb__slide--current + .plb__slide")).toHaveAttribute(
    "data-status",
    "loaded",
  );

/** Runs the clock until the next picture has loaded. */
const expectFirstMove = (viewer: Viewer) =>
  expect(async () => {
    await viewer.page.clock.runFor(100);
    expect(await moves(viewer)).toBe(1);
  }).toPass();

/** Runs the clock until a photo is shown: the slideshow waits for each to load, which takes real time. */
const advanceTo = (viewer: Viewer, photo: number) =>
  expect
    .poll(
      async () => {
        await viewer.page.clock.runFor(300);
        return viewer.current.getAttribute("aria-label");
      },
      { intervals: [100] },
    )
    .toMatch(new RegExp(`^${photo} of `));

test("advances every 1700 ms until stopped [A262]", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  await expectNextLoaded(viewer);
  await page.clock.runFor(1500);
  expect(await moves(viewer)).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => moves(viewer)).toBe(1);
  await expectNextLoaded(viewer);
  await page.clock.runFor(1000);
  expect(await moves(viewer)).toBe(1);
  await page.clock.runFor(800);
  await expect.poll(() => moves(viewer)).toBe(2);
  await viewer.clickButton("Slideshow");
  await expect(viewer.status).toHaveText("Slideshow off");
  await page.clock.runFor(10_000);
  expect(await moves(viewer)).toBe(2);
});

test("advances by slideshowInterval [A262]", async ({ viewer, page }) => {
  await startSlideshow(viewer, { options: { slideshowInterval: 5000 } });
  await expectNextLoaded(viewer);
  await page.clock.runFor(4700);
  expect(await moves(viewer)).toBe(0);
  await page.clock.runFor(300);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("waits until the next picture has loaded", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "slow" });
  await page.clock.runFor(9000);
  expect(await moves(viewer)).toBe(0);
  release();
  await expectFirstMove(viewer);
});

test("does not wait for a picture with loaded: true [A262]", async ({ viewer, page }) => {
  await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "marked" });
  await page.clock.runFor(1700);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("pauses while the pointer is on the photo", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("pauses during keyboard navigation", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  await viewer.press("Tab");
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  await viewer.press("Shift+Tab");
  await expect(viewer.button("Slideshow")).toBeFocused();
  await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("pauses in a hidden tab", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  await hide(true);
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  await hide(false);
  await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("pauses while a video plays", async ({ viewer, page }) => {
  await startSlideshow(viewer, { album: "films" });
  await page.clock.runFor(1800);
  await viewer.expectPhoto(2);
  const video = viewer.current.locator("video");
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => !element.paused))
    .toBe(true);
  await page.clock.runFor(8000);
  await viewer.expectPhoto(2);
});

test("does not announce each photo", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  await page.clock.runFor(1800);
  await viewer.expectPhoto(2);
  await expect(viewer.status).toHaveText("Slideshow on");
});

test("continues with Save-Data: only the next photo is preloaded [A262]", async ({
  viewer,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const large = new Set<string>();
  page.on("request", (request) => {
    const name = /photo-\d\d\.jpg/.exec(request.url());
    if (name) large.add(name[0]);
  });
  await startSlideshow(viewer);
  await expect.poll(() => [...large]).toEqual(["photo-01.jpg", "photo-02.jpg"]);
  await advanceTo(viewer, 2);
  await expect.poll(() => large.size).toBe(3);
  await advanceTo(viewer, 3);
});

for (const saveData of [false, true]) {
  test(`continues over custom slides${saveData ? " with Save-Data" : ""} [A262]`, async ({
    viewer,
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await startSlideshow(viewer, { with: ["customImages"] });
    for (const photo of [2, 3, 4]) await advanceTo(viewer, photo);
    expect(await moves(viewer)).toBe(3);
  });
}

test("continues over a custom slide among photos [A262]", async ({ viewer }) => {
  await startSlideshow(viewer, { with: ["customSlide"] });
  for (const photo of [2, 3]) await advanceTo(viewer, photo);
});

test("waits for the image in a custom slide", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "slow", with: ["customImages"] });
  await page.clock.runFor(9000);
  expect(await moves(viewer)).toBe(0);
  release();
  await expectFirstMove(viewer);
});

test("continues under a pointer that does not move", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  for (let count = 0; count < 3; count += 1) await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBeGreaterThan(0);
});

test("does not wait for a looping video on an adjacent slide", async ({ viewer, page }) => {
  await page.clock.install({ time: 0 });
  await viewer.openHost({ slides: "loopingVideo" });
  await page.clock.pauseAt(60_000);
  await expect(viewer.current).toHaveAttribute("data-status", /./);
  await viewer.dialog.locator("video").evaluate((element: HTMLVideoElement) => element.play());
  await viewer.clickButton("Slideshow");
  await page.clock.runFor(2000);
  await expect.poll(() => moves(viewer)).toBe(1);
});
