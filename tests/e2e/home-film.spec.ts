import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { sampleSchool } from "./harness/sample-school.ts";
import { homeLists } from "./home-content.ts";

const readFilm = (codec: string) =>
  readFileSync(new URL(`harness/films/${codec}.mp4`, import.meta.url), "latin1");
const test = withContent({
  lists: {
    ...homeLists,
    "/api/site/SGSM": { ...sampleSchool, film: { av1: "av1.mp4", h264: "h264.mp4" } },
  },
  files: { "av1.mp4": readFilm("av1"), "h264.mp4": readFilm("h264") },
});

const film = (page: Page) => page.locator(".banner-film");
const isPlaying = (page: Page) =>
  film(page)
    .locator("video")
    .evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
const button = (page: Page, name: string) =>
  page.getByRole("region", { name: "Slogans of the school" }).getByRole("button", { name });

/** The films that the page requests, and whether it had loaded by then. */
function recordFilms(page: Page) {
  const requests: { path: string; isLoaded: boolean }[] = [];
  let isLoaded = false;
  page.on("load", () => {
    isLoaded = true;
  });
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith(".mp4")) requests.push({ path: pathname, isLoaded });
  });
  return requests;
}

test("from 900 px on a film plays without sound over the first slide, once the page has loaded; the pause button and another slide stop it [A356]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 800 });
  const requests = recordFilms(page);
  await page.addInitScript(() => {
    const painted: string[] = [];
    Object.assign(window, { painted });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        painted.push(String(Object(entry).element?.tagName ?? ""));
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto("/");
  await expect.poll(() => isPlaying(page)).toBe(true);
  await expect(film(page)).toHaveCSS("opacity", "1");
  const video = film(page).locator("video");
  await expect(video).toHaveJSProperty("muted", true);
  await expect(video).toHaveJSProperty("loop", true);
  expect(requests.map(({ isLoaded }) => isLoaded)).not.toContain(false);
  // One codec only.
  expect(new Set(requests.map(({ path }) => path))).toEqual(new Set(["/api/image/av1.mp4"]));
  const painted = await page.evaluate(() => Object(window).painted as string[]);
  expect(painted.at(-1)).toBe("IMG");
  expect(painted).not.toContain("VIDEO");

  await button(page, "Pause").click();
  await expect.poll(() => isPlaying(page)).toBe(false);
  await button(page, "Play").click();
  await expect.poll(() => isPlaying(page)).toBe(true);
  await button(page, "Next slide").click();
  await expect.poll(() => isPlaying(page)).toBe(false);
});

for (const [name, prepare] of [
  ["below 900 px", (page: Page) => page.setViewportSize({ width: 899, height: 800 })],
  ["with reduced motion", (page: Page) => page.emulateMedia({ reducedMotion: "reduce" })],
  [
    "with Save-Data",
    (page: Page) =>
      page.addInitScript(() =>
        Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
      ),
  ],
] as const)
  test(`loads no film ${name} [A356]`, async ({ page }) => {
    const requests = recordFilms(page);
    await prepare(page);
    const script = page.waitForResponse(/background-video/);
    await page.goto("/");
    await script;
    await page.waitForLoadState("networkidle");
    // Longer than the idle time-out of the script.
    await page.waitForTimeout(3_500);
    expect(requests).toEqual([]);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("loads no film, and shows the picture [A356]", async ({ page }) => {
    const requests = recordFilms(page);
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    await expect(film(page)).toHaveCSS("opacity", "0");
    expect(requests).toEqual([]);
  });
});

test("sends a film in parts, as a video that the policy of the page allows [A356]", async ({
  request,
}) => {
  const part = await request.get("/api/image/av1.mp4", { headers: { range: "bytes=0-99" } });
  expect(part.status()).toBe(206);
  expect(part.headers()["content-type"]).toBe("video/mp4");
  expect(part.headers()["content-range"]).toMatch(/^bytes 0-99\/\d+$/);
  const page = await request.get("/");
  expect(page.headers()["content-security-policy"]).toContain("media-src 'self'");
});
