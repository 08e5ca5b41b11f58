import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test, type Viewer } from "./viewer.ts";

/** Time stands still and only moves when a test says so. */
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

test("the slideshow advances every 1700 ms and stops when asked [A262]", async ({
  viewer,
  page,
}) => {
  await startSlideshow(viewer);
  await page.clock.runFor(1500);
  expect(await moves(viewer)).toBe(0);
  await page.clock.runFor(200);
  await expect.poll(() => moves(viewer)).toBe(1);
  await page.clock.runFor(1000);
  expect(await moves(viewer)).toBe(1);
  await page.clock.runFor(800);
  await expect.poll(() => moves(viewer)).toBe(2);
  await viewer.clickButton("Slideshow");
  await expect(viewer.status).toHaveText("Slideshow off");
  await page.clock.runFor(10_000);
  expect(await moves(viewer)).toBe(2);
});

test("slideshowInterval sets the pace [A262]", async ({ viewer, page }) => {
  await startSlideshow(viewer, { options: { slideshowInterval: 5000 } });
  await page.clock.runFor(4700);
  expect(await moves(viewer)).toBe(0);
  await page.clock.runFor(300);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow waits for the next picture to be there", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "slow" });
  await page.clock.runFor(9000);
  expect(await moves(viewer)).toBe(0);
  release();
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow does not wait for a next picture with the loaded flag", async ({
  viewer,
  page,
}) => {
  await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "marked" });
  await page.clock.runFor(1700);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow rests while the pointer is on the photo", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  await page.mouse.move(5, 5);
  await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow rests while the keyboard is on another control", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  await viewer.press("Tab");
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  await viewer.press("Shift+Tab");
  await expect(viewer.button("Slideshow")).toBeFocused();
  await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow rests in a hidden tab", async ({ viewer, page }) => {
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

test("the slideshow rests while a video plays", async ({ viewer, page }) => {
  await startSlideshow(viewer, { album: "films" });
  await page.clock.runFor(1800);
  await viewer.expectPhoto(2);
  const video = viewer.current.locator("video");
  await expect.poll(() => video.evaluate((film: HTMLVideoElement) => !film.paused)).toBe(true);
  await page.clock.runFor(8000);
  await viewer.expectPhoto(2);
});

test("a running slideshow does not talk", async ({ viewer, page }) => {
  await startSlideshow(viewer);
  await page.clock.runFor(1800);
  await viewer.expectPhoto(2);
  await expect(viewer.status).toHaveText("Slideshow on");
});

test("with Save-Data the slideshow goes on: only the next photo is fetched ahead [A262]", async ({
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
  await page.clock.runFor(1800);
  await viewer.expectPhoto(2);
  await expect.poll(() => large.size).toBe(3);
  await page.clock.runFor(1800);
  await viewer.expectPhoto(3);
});

for (const saveData of [false, true]) {
  test(`the slideshow goes on over slides that the host page draws${saveData ? ", with Save-Data too" : ""} [A262]`, async ({
    viewer,
    page,
  }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value: { saveData: value } });
    }, saveData);
    await startSlideshow(viewer, { with: ["ownPictures"] });
    for (const photo of [2, 3, 4]) {
      await page.clock.runFor(1800);
      await viewer.expectPhoto(photo);
    }
    expect(await moves(viewer)).toBe(3);
  });
}

test("a slide of the host page's own among photos does not stop the slideshow [A262]", async ({
  viewer,
  page,
}) => {
  await startSlideshow(viewer, { with: ["ownSlide"] });
  for (const photo of [2, 3]) {
    await page.clock.runFor(1800);
    await viewer.expectPhoto(photo);
  }
});

test("the slideshow waits for the picture in a slide that the host page draws", async ({
  viewer,
  page,
}) => {
  const release = await holdRequests(page, "**/*slow=1");
  await startSlideshow(viewer, { album: "slow", with: ["ownPictures"] });
  await page.clock.runFor(9000);
  expect(await moves(viewer)).toBe(0);
  release();
  await expect.poll(() => moves(viewer)).toBe(1);
});

test("the slideshow goes on under a pointer that has been left on the photo", async ({
  viewer,
  page,
}) => {
  await startSlideshow(viewer);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.clock.runFor(5000);
  expect(await moves(viewer)).toBe(0);
  for (let times = 0; times < 3; times += 1) await page.clock.runFor(1800);
  await expect.poll(() => moves(viewer)).toBeGreaterThan(0);
});

test("the slideshow does not wait for a silent film on a slide beside", async ({
  viewer,
  page,
}) => {
  await page.clock.install({ time: 0 });
  await viewer.openHost({ slides: "loopingVideo" });
  await page.clock.pauseAt(60_000);
  await expect(viewer.current).toHaveAttribute("data-status", /./);
  await viewer.dialog.locator("video").evaluate((film: HTMLVideoElement) => film.play());
  await viewer.clickButton("Slideshow");
  await page.clock.runFor(2000);
  await expect.poll(() => moves(viewer)).toBe(1);
});
