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

test("a hosted video asks nothing of its host before a click [A272]", async ({ viewer }) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await expect(facade(viewer)).toBeVisible();
  expect(asked).toEqual([]);
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("/embed/sample00001?enablejsapi=1&rel=0&autoplay=1");
});

test("a hosted video is 900 by 200 unless told", async ({ viewer }) => {
  await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  const player = viewer.current.locator("iframe");
  await expect(player).toHaveAttribute("width", "900");
  await expect(player).toHaveAttribute("height", "200");
  const { width, height } = await viewer.box(player);
  expect([width, height]).toEqual([900, 200]);
});

test("a hosted video with autoPlay 1 starts when its slide shows, not earlier [A272]", async ({
  viewer,
}) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  expect(asked).toEqual([]);
  await viewer.press("ArrowRight");
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain("sample00002");
});

test("a plain video plays by itself, is 900 by 200 unless told, and has controls [A273]", async ({
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

test("autoPlay 0 waits, and own sizes are kept [A273]", async ({ viewer }) => {
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

test("custom embeds show what they were given [A274]", async ({ viewer }) => {
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  await viewer.press("ArrowRight");
  await expect(viewer.current.getByText("A letter from the archive")).toBeVisible();
});

test("a custom embed that is a foreign frame waits for a click [A274]", async ({ viewer }) => {
  const asked = await foreignHost(viewer);
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  await expect.poll(() => asked.length).toBe(1);
});

for (const [name, start, sample] of [
  ["a frame in a box", 4, "sample00004"],
  ["a component that draws a frame", 5, "sample00005"],
] as const) {
  test(`${name} waits for a click like any other [A274]`, async ({ viewer, page }) => {
    const asked = await foreignHost(viewer);
    await viewer.open({ with: ["embeds"], options: { startingSlideIndex: start } });
    await expect(facade(viewer)).toBeVisible();
    await viewer.press("ArrowLeft");
    await viewer.press("ArrowRight");
    await expect(facade(viewer)).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
    expect(asked).toEqual([]);
    await facade(viewer).click();
    await expect(viewer.current.locator("iframe")).toBeVisible();
    await expect.poll(() => asked.length).toBe(1);
    expect(asked[0]).toContain(sample);
  });
}

test("leaving a slide pauses its video [A275]", async ({ viewer, page }) => {
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  await expect.poll(() => playing(viewer)).toBe(true);
  const first = page.locator("video").first();
  await viewer.clickButton("Previous");
  await expect.poll(() => first.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
});

test("leaving a slide pauses a player on another website [A275]", async ({ viewer, page }) => {
  await foreignHost(viewer);
  await viewer.open({ album: "films", options: { startingSlideIndex: 3 } });
  await facade(viewer).click();
  const state = page.frameLocator("iframe").first().locator("#state");
  await expect(state).toHaveText("playing");
  await viewer.clickButton("Previous");
  await expect(state).toHaveText("paused");
});

test("leaving a slide takes down a player that takes no orders", async ({ viewer, page }) => {
  await foreignHost(viewer);
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 4 } });
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
  await viewer.clickButton("Previous");
  await expect(page.locator("iframe")).toHaveCount(0);
  await viewer.clickButton("Next");
  await facade(viewer).click();
  await expect(viewer.current.locator("iframe")).toBeVisible();
});

test("a slide that is scrolled into view while it moves still comes to rest in its place", async ({
  viewer,
}) => {
  await viewer.open({ with: ["embeds"], options: { startingSlideIndex: 3 } });
  const before = await viewer.box(facade(viewer));
  await viewer.clickButton("Next");
  await facade(viewer).evaluate((button) => button.scrollIntoView({ inline: "start" }));
  await expect.poll(async () => (await viewer.box(facade(viewer))).x).toBe(before.x);
});
