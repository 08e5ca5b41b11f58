import type { Request } from "@playwright/test";
import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test } from "./viewer.ts";

test("with Save-Data neighbours are not loaded, sources are smaller and no video starts", async ({
  viewer,
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const large: string[] = [];
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg/.test(request.url())) large.push(request.url());
  });
  await viewer.open();
  await viewer.expectLoaded();
  expect(large).toHaveLength(1);
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  const video = viewer.current.locator("video");
  await expect(video).toBeVisible();
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await viewer.open({ album: "responsive", options: { startingSlideIndex: 1 } });
  await expect(viewer.picture).toHaveAttribute("sizes", "50vw");
});

test("sends no request to other hosts while browsing", async ({ viewer, page }) => {
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).host));
  await viewer.open({ album: "films", options: { displayMetadata: true } });
  for (let press = 0; press < 3; press++) await viewer.press("ArrowRight");
  await viewer.expectPhoto(4);
  expect([...hosts].filter((host) => host && !host.startsWith("localhost"))).toEqual([]);
});

test("an album of 300 photos opens with at most 10 full-size requests", async ({
  viewer,
  page,
}) => {
  const large = new Set<string>();
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg\?n=/.test(request.url())) large.add(request.url());
  });
  await viewer.open({ album: "big", page: "nothing" });
  await expect(viewer.dialog.locator('.plb__slide[data-status="loaded"]')).toHaveCount(5);
  expect(large.size).toBeLessThanOrEqual(10);
  expect(large.size).toBeGreaterThan(0);
  expect(await viewer.dialog.locator(".plb__photo").count()).toBeLessThanOrEqual(5);
});

test("neighbours load after the current photo", async ({ viewer, page }) => {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { search } = new URL(request.url());
    if (search.startsWith("?slow=")) requested.push(search);
  });
  const release = await holdRequests(page, "**/*slow=*");
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator(".plb__loader")).toBeVisible();
  expect(requested).toEqual(["?slow=0"]);
  release();
  await viewer.expectLoaded();
  await expect.poll(() => requested.length).toBe(4);
});

test("photos that fast presses pass do not delay the one that is shown", async ({
  viewer,
  page,
}) => {
  const toPhoto = (request: Request) => new URL(request.url()).searchParams.get("n") ?? "";
  const loading = new Set<string>();
  page.on("request", (request) => loading.add(toPhoto(request)));
  page.on("requestfailed", (request) => loading.delete(toPhoto(request)));
  page.on("requestfinished", (request) => loading.delete(toPhoto(request)));
  const release = await holdRequests(page, /photo-\d\d\.jpg\?n=([3-9]|1\d)$/);
  await viewer.open({ album: "big", options: { preload: 1 }, page: "nothing" });
  await viewer.expectLoaded();
  for (let press = 0; press < 10; press += 1) {
    await viewer.press("ArrowRight");
    await viewer.nextFrame();
  }
  await viewer.expectPhoto(11);
  await expect(viewer.picture).toHaveAttribute("src", /n=11$/);
  await expect.poll(() => [...loading]).toEqual(["11"]);
  release();
  await viewer.expectLoaded();
});

test("does not load 300 photos for the strip when they have no thumbnails", async ({
  viewer,
  page,
}) => {
  const large = new Set<string>();
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg/.test(request.url())) large.add(request.url());
  });
  await viewer.open({ album: "bare", page: "nothing" });
  await expect(viewer.dialog.locator('.plb__slide[data-status="loaded"]')).toHaveCount(5);
  expect(large.size).toBeLessThanOrEqual(5);
});
