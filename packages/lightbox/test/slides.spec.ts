import { holdRequests } from "../../../tests/e2e/harness/hold-requests.ts";
import { expect, test } from "./viewer.ts";

test("shows the loader until the photo has loaded [A269]", async ({ viewer, page }) => {
  const release = await holdRequests(page, "**/*slow=0");
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator(".plb__loader")).toBeVisible();
  await expect(viewer.current.locator(".plb__placeholder")).toBeVisible();
  release();
  await viewer.expectLoaded();
  await expect(viewer.current.locator(".plb__loader")).toHaveCount(0);
  await expect(viewer.current.locator(".plb__placeholder")).toHaveCount(0);
});

test("shows no loader and no placeholder for an item with loaded: true [A269]", async ({
  viewer,
  page,
}) => {
  const release = await holdRequests(page, "**/*slow=0");
  await viewer.open({ album: "marked" });
  await expect(viewer.picture).toHaveAttribute("src", /slow=0$/);
  await expect(viewer.current).not.toHaveAttribute("data-status");
  await expect(viewer.current.locator(".plb__loader")).toHaveCount(0);
  await expect(viewer.current.locator(".plb__placeholder")).toHaveCount(0);
  release();
  await viewer.expectLoaded();
});

test("uses thumbnailSrc as the placeholder and in the thumbnail strip [A258]", async ({
  viewer,
  page,
}) => {
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "olderNames" });
  const thumbnail = "/pictures/photo-01-small.jpg";
  await expect(viewer.current.locator(".plb__placeholder")).toHaveAttribute("src", thumbnail);
  await expect(viewer.button("Photo 1").locator("img")).toHaveAttribute("src", thumbnail);
});

test("shows no loader with showLoader false [A283]", async ({ viewer, page }) => {
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow", options: { showLoader: false } });
  await expect(viewer.current.locator(".plb__placeholder")).toBeVisible();
  await expect(viewer.current.locator(".plb__loader")).toHaveCount(0);
});

test("reserves the space of a photo before it loads", async ({ viewer, page }) => {
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow" });
  const box = await viewer.box(viewer.picture);
  expect(box.width / box.height).toBeCloseTo(1.5, 1);
  expect(box.width).toBeGreaterThan(600);
});

test("shows src with its alt text [A270]", async ({ viewer }) => {
  await viewer.open();
  await viewer.expectLoaded();
  await expect(viewer.dialog.getByRole("img", { name: "The quadrangle at dusk" })).toHaveAttribute(
    "src",
    "/pictures/photo-01.jpg",
  );
});

test("selects the source of a responsive picture by media query [A271]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ album: "responsive" });
  const source = () => viewer.picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(source).toContain("photo-02");
  await page.setViewportSize({ width: 500, height: 800 });
  await expect.poll(source).toContain("photo-03");
});

test("reports a failed photo with event, item and index, announces it, and can retry [A286]", async ({
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
