import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test } from "./viewer.ts";

test("the live region says which photo it is, how far it is zoomed", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.status).toHaveText("Photo 1 of 12: The lamps come on in the quadrangle");
  await viewer.press("ArrowRight");
  await expect(viewer.status).toHaveText("Photo 2 of 12: First light on the ridge");
  await viewer.press("+");
  await expect(viewer.status).toHaveText("Zoom 150%");
});

test("? opens the keyboard help, Escape closes it and only it", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard help" });
  await expect(help).toContainText("First or last photo");
  await viewer.press("ArrowRight");
  await viewer.press("Escape");
  await expect(help).toHaveCount(0);
  await viewer.expectPhoto(1);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
});

test("Escape closes an open menu before the lightbox", async ({ viewer }) => {
  await viewer.open();
  await viewer.clickButton("More");
  const menu = viewer.button("Keyboard help");
  await expect(menu).toBeVisible();
  await viewer.press("Escape");
  await expect(menu).toBeHidden();
  await viewer.expectPhoto(1);
});

test("on close focus returns to where it was, and the last photo's thumbnail is in view", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await viewer.visit({ album: "big" });
  const opener = page.locator(".album button").first();
  await opener.click();
  await viewer.typeNumber(58);
  await viewer.expectPhoto(58);
  await viewer.setOpen(false);
  await viewer.expectClosed();
  await expect(opener).toBeFocused();
});

test("on close the thumbnail of the photo one ended on is scrolled into view, with focus if asked", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await viewer.visit({
    album: "big",
    with: ["thumbnailFinder", "address"],
    options: { returnFocus: "thumbnail" },
  });
  await page.locator(".album button").first().click();
  await viewer.typeNumber(58);
  await viewer.expectPhoto(58);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.locator(".album button").nth(57)).toBeInViewport();
  await expect(page.locator(".album button").nth(57)).toBeFocused();
});

test("with Save-Data no neighbour is fetched, smaller sources are taken and no video starts", async ({
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
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
  await viewer.open({ album: "responsive", options: { startingSlideIndex: 1 } });
  await expect(viewer.picture).toHaveAttribute("sizes", "50vw");
});

test("the thumbnail grows into the photo and back, and leaves no trace", async ({
  viewer,
  page,
}) => {
  await page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { names });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      names.push(
        [...document.querySelectorAll("img")]
          .filter((it) => it.style.viewTransitionName)
          .map((it) => it.alt)
          .join(),
      );
      return start(update);
    };
  });
  await viewer.visit({ with: ["thumbnailFinder"], options: { viewTransition: true } });
  await page.locator(".album button").nth(1).click();
  await viewer.expectPhoto(2);
  await viewer.press("ArrowRight");
  await viewer.press("Escape");
  await viewer.expectClosed();
  const names = await page.evaluate(() => (window as unknown as { names: string[] }).names);
  expect(names).toEqual(["Ridges behind ridges at dawn", "Snow on deodars"]);
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.querySelectorAll("img")].some((it) => it.style.viewTransitionName),
      ),
    )
    .toBe(false);
});

test("under reduced motion there is no transition", async ({ viewer, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error("A transition under reduced motion.");
    };
  });
  await viewer.visit({ with: ["thumbnailFinder"], options: { viewTransition: true } });
  await page.locator(".album button").nth(1).click();
  await viewer.expectPhoto(2);
});

test("nothing is asked from another host while looking at photos", async ({ viewer, page }) => {
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
  await expect(viewer.dialog.locator('.lightbox__slide[data-status="loaded"]')).toHaveCount(5);
  expect(large.size).toBeLessThanOrEqual(10);
  expect(large.size).toBeGreaterThan(0);
  expect(await viewer.dialog.locator("[data-picture]").count()).toBeLessThanOrEqual(5);
});

test("neighbours wait until the photo that is looked at has come", async ({ viewer, page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { search } = new URL(request.url());
    if (search.startsWith("?slow=")) asked.push(search);
  });
  const release = await holdRequests(page, "**/*slow=*");
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator("[data-loader]")).toBeVisible();
  expect(asked).toEqual(["?slow=0"]);
  release();
  await viewer.expectLoaded();
  await expect.poll(() => asked.length).toBe(4);
});

test("300 photos without thumbnails are not fetched to fill the strip", async ({
  viewer,
  page,
}) => {
  const large = new Set<string>();
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg/.test(request.url())) large.add(request.url());
  });
  await viewer.open({ album: "bare", page: "nothing" });
  await expect(viewer.dialog.locator('.lightbox__slide[data-status="loaded"]')).toHaveCount(5);
  expect(large.size).toBeLessThanOrEqual(5);
});
