import { expect, test, type Viewer } from "./viewer.ts";

const playing = (viewer: Viewer) =>
  viewer.current.locator("video").evaluate((video: HTMLVideoElement) => !video.paused);

const facade = (viewer: Viewer) =>
  viewer.current.getByRole("button", { name: "Play video Loads from another website" });

const isVideoHost = (url: URL) => url.hostname === "www.youtube-nocookie.com";

/** Mocks the video host: records requests and handles "pauseVideo". */
async function mockVideoHost(viewer: Viewer) {
  const requests: string[] = [];
  await viewer.page.route(isVideoHost, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><title>player</title><p id="state">playing</p><script>
        addEventListener("message", (event) => {
          if (JSON.parse(event.data).func === "pauseVideo") document.querySelector("#state").textContent = "paused";
        });
      </script>`,
    });
  });
  return requests;
}

test("a YouTube video sends no request before a click [A272]", async ({ viewer }) => {
  const requests = await mockVideoHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await expect(facade(viewer)).toBeVisible();
  expect(requests).toEqual([]);
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toContain("/embed/sample00001?enablejsapi=1&rel=0&autoplay=1");
});

test("a YouTube video is 900 by 200 by default [A273]", async ({ viewer }) => {
  await mockVideoHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  const player = viewer.current.locator("iframe");
  await expect(player).toHaveAttribute("width", "900");
  await expect(player).toHaveAttribute("height", "200");
  const { width, height } = await viewer.box(player);
  expect([width, height]).toEqual([900, 200]);
});

test("a YouTube video with autoPlay 1 starts when its slide is shown [A272]", async ({
  viewer,
}) => {
  const requests = await mockVideoHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  expect(requests).toEqual([]);
  await viewer.press("ArrowRight");
  await expect.poll(() => requests.length).toBe(1);
  expect(requests[0]).toContain("sample00002");
});

test("an HTML video starts automatically, is 900 by 200 by default and has controls [A273]", async ({
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

test("an HTML video with autoPlay 0 does not start, and has its own size [A273]", async ({
  viewer,
}) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 2 } });
  const box = await viewer.box(viewer.current.locator("video"));
  expect([box.width, box.height]).toEqual([640, 360]);
  expect(await playing(viewer)).toBe(false);
});

test("a video is never wider than the screen [A273]", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  expect((await viewer.box(viewer.current.locator("video"))).width).toBeLessThanOrEqual(360);
});

test("custom embeds show their content [A274]", async ({ viewer }) => {
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  await viewer.press("ArrowRight");
  await expect(viewer.current.getByText("A page from the archive")).toBeVisible();
});

test("a third-party frame in a custom embed waits for a click [A274]", async ({ viewer }) => {
  const requests = await mockVideoHost(viewer);
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  await expect.poll(() => requests.length).toBe(1);
});

for (const [name, start, sample] of [
  ["a frame in a box", 4, "sample00004"],
  ["a component that renders a frame", 5, "sample00005"],
] as const) {
  test(`${name} waits for a click [A274]`, async ({ viewer, page }) => {
    const requests = await mockVideoHost(viewer);
    await viewer.open({ with: ["embeds"], options: { startingSlideIndex: start } });
    await expect(facade(viewer)).toBeVisible();
    await viewer.press("ArrowLeft");
    await viewer.expectPhoto(start);
    await viewer.press("ArrowRight");
    await viewer.expectPhoto(start + 1);
    await expect(facade(viewer)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(requests).toEqual([]);
    await facade(viewer).click();
    await expect(viewer.current.locator("iframe")).toBeVisible();
    await expect.poll(() => requests.length).toBe(1);
    expect(requests[0]).toContain(sample);
  });
}

test("leaving a slide pauses its video [A275]", async ({ viewer, page }) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  const first = page.locator("video").first();
  await viewer.clickButton("Previous");
  await expect.poll(() => first.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("leaving a slide pauses a YouTube player [A275]", async ({ viewer, page }) => {
  await mockVideoHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  const state = page.frameLocator("iframe").first().locator("#state");
  await expect(state).toHaveText("playing");
  await viewer.clickButton("Previous");
  await expect(state).toHaveText("paused");
});

test("leaving a slide unmounts other third-party players [A275]", async ({ viewer, page }) => {
  await mockVideoHost(viewer);
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 4 } });
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
  await viewer.clickButton("Previous");
  await expect(page.locator("iframe")).toHaveCount(0);
  await viewer.clickButton("Next");
  await viewer.expectPhoto(5);
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
});

test("scrollIntoView during a transition does not displace the slide", async ({ viewer }) => {
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 3 } });
  const before = await viewer.box(facade(viewer));
  await viewer.clickButton("Next");
  await viewer.expectPhoto(5);
  await facade(viewer).evaluate((button) => button.scrollIntoView({ inline: "start" }));
  await expect.poll(async () => (await viewer.box(facade(viewer))).x).toBe(before.x);
});

test("a video has sources, tracks and a poster", async ({ viewer }) => {
  await viewer.open({ album: "subtitled" });
  const video = viewer.current.locator("video");
  await expect(video).toHaveJSProperty(
    "currentSrc",
    new URL("/clip.webm?n=9", viewer.page.url()).href,
  );
  await expect(video).toHaveAttribute("poster", /photo-01-small/);
  expect(
    await video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => [
      track?.kind,
      track?.language,
      track?.label,
    ]),
  ).toEqual(["captions", "en", "English"]);
});
