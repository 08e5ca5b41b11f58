import { holdRequests } from "../../../scripts/hold-requests.ts";
import { expect, test, type Viewer } from "./viewer.ts";

const playing = (viewer: Viewer) =>
  viewer.current.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);

const facade = (viewer: Viewer) =>
  viewer.current.getByRole("button", { name: "Play video Loads from another website" });

const isVideoHost = (url: URL) => url.hostname === "www.youtube-nocookie.com";

/** Stands in for the video host: counts what it is asked and obeys "pauseVideo". */
async function foreignHost(viewer: Viewer) {
  const asked: string[] = [];
  await viewer.page.route(isVideoHost, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>player</title><p id="state">playing</p><script>
        addEventListener("message", (event) => {
          if (JSON.parse(event.data).func === "pauseVideo") document.querySelector("#state").textContent = "paused";
        });
      </script>`,
    });
  });
  return asked;
}

test("A269 the loader shows until the photo has come, then the loaded flag is set", async ({
  viewer,
  page,
}) => {
  const release = await holdRequests(page, "**/*slow=0");
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator("[data-loader]")).toBeVisible();
  await expect(viewer.current.locator(".lightbox__placeholder")).toBeVisible();
  release();
  await viewer.expectLoaded();
  await expect(viewer.current.locator("[data-loader]")).toHaveCount(0);
  await expect(viewer.current.locator(".lightbox__placeholder")).toHaveCount(0);
});

test("an item that is marked as loaded shows no loader", async ({ viewer, page }) => {
  await holdRequests(page, "**/*slow=0");
  await viewer.open({ album: "preloaded" });
  await expect(viewer.picture).toHaveAttribute("src", /slow=0/);
  await expect(viewer.current.locator("[data-loader]")).toHaveCount(0);
  await expect(viewer.current.locator(".lightbox__placeholder")).toHaveCount(0);
});

test("thumbnailSrc is the thumbnail of an item without a thumbnail", async ({ viewer, page }) => {
  await holdRequests(page, "**/photo-01.jpg");
  await viewer.open({ album: "named" });
  const small = /\/pictures\/photo-01-small\.jpg$/;
  await expect(viewer.current.locator(".lightbox__placeholder")).toHaveAttribute("src", small);
  await expect(viewer.button("Photo 1").locator("img")).toHaveAttribute("src", small);
});

test("showLoader false shows no loader", async ({ viewer, page }) => {
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow", options: { showLoader: false } });
  await expect(viewer.current.locator(".lightbox__placeholder")).toBeVisible();
  await expect(viewer.current.locator("[data-loader]")).toHaveCount(0);
});

test("a photo takes its place before its first byte", async ({ viewer, page }) => {
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow" });
  const box = await viewer.box(viewer.picture);
  expect(box.width / box.height).toBeCloseTo(1.5, 1);
  expect(box.width).toBeGreaterThan(600);
});

test("A270 a picture slide shows src with its alt text", async ({ viewer }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await expect(viewer.dialog.getByRole("img", { name: "The quadrangle at dusk" })).toHaveAttribute(
    "src",
    "/pictures/photo-01.jpg",
  );
});

test("A271 a responsive picture takes the source that fits the screen", async ({
  viewer,
  page,
}) => {
  await viewer.open({ album: "responsive" });
  const source = () => viewer.picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain("photo-02");
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(source).toContain("photo-03");
});

test("A272 a hosted video asks nothing of its host before a click", async ({ viewer }) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await expect(facade(viewer)).toBeVisible();
  expect(asked).toEqual([]);
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("/embed/sample00001?enablejsapi=1&rel=0&autoplay=1");
  const player = viewer.current.locator("iframe");
  await expect(player).toHaveAttribute("width", "900");
  await expect(player).toHaveAttribute("height", "200");
  const box = await viewer.box(player);
  expect([box.width, box.height]).toEqual([900, 200]);
});

test("A272 a hosted video with autoPlay 1 starts when its slide shows, not earlier", async ({
  viewer,
}) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  expect(asked).toEqual([]);
  await viewer.press("ArrowRight");
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("sample00002");
});

test("A273 a plain video plays by itself, is 900 by 200 unless told, and has controls", async ({
  viewer,
}) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  const video = viewer.current.locator("video");
  await expect(video).toHaveAttribute("controls", "");
  await expect.poll(() => playing(viewer)).toBe(true);
  await expect(video).toHaveAttribute("width", "900");
  await expect(video).toHaveAttribute("height", "200");
  const box = await viewer.box(video);
  expect([box.width, box.height]).toEqual([900, 200]);
});

test("A273 autoPlay 0 waits, and own sizes are kept", async ({ viewer }) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 2 } });
  const box = await viewer.box(viewer.current.locator("video"));
  expect([box.width, box.height]).toEqual([640, 360]);
  expect(await playing(viewer)).toBe(false);
});

test("a video is never wider than the screen", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  expect((await viewer.box(viewer.current.locator("video"))).width).toBeLessThanOrEqual(360);
});

test("A274 custom embeds show what they were given", async ({ viewer }) => {
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  await viewer.press("ArrowRight");
  await expect(viewer.current.getByText("A letter from the archive")).toBeVisible();
});

test("A274 a custom embed that is a foreign frame waits for a click", async ({ viewer }) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  await expect.poll(() => asked.length).toBe(1);
});

for (const [name, start, sample] of [
  ["a frame in a box", 4, "sample00004"],
  ["a component that draws a frame", 5, "sample00005"],
] as const) {
  test(`A274 ${name} waits for a click like any other`, async ({ viewer, page }) => {
    const asked = await foreignHost(viewer);
    await viewer.open({ with: ["embeds"], options: { startingSlideIndex: start } });
    await expect(facade(viewer)).toBeVisible();
    await viewer.press("ArrowLeft");
    await viewer.press("ArrowRight");
    await expect(facade(viewer)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(asked).toEqual([]);
    await facade(viewer).click();
    await expect(viewer.current.locator("iframe")).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain(sample);
  });
}

test("A275 leaving a slide pauses its video", async ({ viewer, page }) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  const first = page.locator("video").first();
  await viewer.clickButton("Previous");
  await expect.poll(() => first.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("A275 leaving a slide pauses a player on another website", async ({ viewer, page }) => {
  await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  const state = page.frameLocator("iframe").first().locator("#state");
  await expect(state).toHaveText("playing");
  await viewer.clickButton("Previous");
  await expect(state).toHaveText("paused");
});

test("A286 a photo that fails is reported with event, item and index, told, and can be retried", async ({
  viewer,
  page,
}) => {
  viewer.expected.push(/404/, /Failed to load resource/);
  await viewer.open({ album: "broken" });
  await expect(viewer.button("Retry")).toBeVisible();
  expect(await viewer.calls("onImgError")).toEqual([["onImgError", "error", "photo-1", 0]]);
  await expect(viewer.status).toHaveText("Photo 1 could not be loaded.");
  await page.route("**/missing.jpg", (route) =>
    route.continue({ url: route.request().url().replace("missing", "photo-01") }),
  );
  await viewer.clickButton("Retry");
  await viewer.expectLoaded();
});
