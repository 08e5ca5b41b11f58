import type { Page } from "@playwright/test";
import { fastPolling } from "./harness/content.ts";
import { expect, publish, withContent } from "./harness/fixtures.ts";
import { pixel } from "./harness/stub-pictures.ts";

const test = withContent({ env: fastPolling });
const album = {
  _id: "a1",
  title: "A day of snow",
  description: "The first fall of the winter.",
  date: "2024-03-05",
  category: "PhotoGallery",
  attachments: ["SGSM/ridges-dawn", "SGSM/snow-dawn"],
};
/** The responses for an album and for the list that contains it. */
const toResponses = (one: typeof album) => ({
  "/api/gallery/All/SGSM": [one],
  [`/api/subGallery?id=${one._id}`]: one,
});

test("the photo details format the date as en-US, in any locale [A267]", async ({ page, cms }) => {
  await publish(cms, toResponses(album));
  await page.route("**/photo-details/**", (route) =>
    route.fulfill({ json: { fileName: "dawn.jpg", creationDate: "2024-03-05T06:10:00" } }),
  );
  await page.goto("/SubGallery?id=a1&photo=SGSM%2Fridges-dawn");
  const details = page.getByRole("complementary", { name: "Photo details" });
  await expect(details).toContainText("Mar 5, 2024");
});

test.describe("a photo on another website", () => {
  const foreign = "https://pictures.example/hall.jpg";
  test.use({ expectedErrors: [`requested ${foreign}`] });

  test("is shown without Download and Photo details [R65, A266, A267]", async ({ page, cms }) => {
    await page.route(foreign, (route) => route.fulfill({ contentType: "image/gif", body: pixel }));
    const attachments = [foreign, "SGSM/snow-dawn"];
    await publish(cms, toResponses({ ...album, _id: "a2", attachments }));
    await page.goto(`/SubGallery?${new URLSearchParams({ id: "a2", photo: foreign })}`);
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText("1 / 2").first()).toBeVisible();
    await expect(viewer.locator(".plb__slide--current")).toHaveAttribute("data-status", "loaded");
    const download = viewer.getByRole("link", { name: "Download" });
    const details = viewer.getByRole("button", { name: "Photo details", exact: true });
    await expect(download).toHaveCount(0);
    await expect(details).toHaveCount(0);
    await viewer.getByRole("button", { name: "Next", exact: true }).click();
    await expect(details).toBeVisible();
    const saved = page.waitForEvent("download");
    await download.click();
    expect((await saved).suggestedFilename()).toBe("image.jpg");
  });
});

test.describe("a photo of 960 pixels in width", () => {
  const currentPhoto = (page: Page) => page.locator(".plb__slide--current .plb__photo");
  const readWidth = (page: Page) =>
    currentPhoto(page).evaluate((photo) => Math.round(photo.getBoundingClientRect().width));

  test.beforeEach(async ({ page, request, cms }) => {
    const asJpeg = { headers: { accept: "image/jpeg" } };
    const response = await request.get("/api/image/SGSM/ridges-dawn?w=960", asJpeg);
    const file = await response.body();
    const attachments = ["small.jpg", "SGSM/snow-dawn"];
    await publish(cms, toResponses({ ...album, _id: "a3", attachments }));
    cms.handle("/api/image/small.jpg", (_, response) => {
      response.writeHead(200, { "content-type": "image/jpeg" }).end(file);
    });
    await page.goto("/SubGallery?id=a3&photo=small.jpg");
    await expect(page.locator(".plb__slide--current")).toHaveAttribute("data-status", "loaded");
  });

  test("fills its area at first, and again after zooming in and out", async ({ page }) => {
    await expect.poll(() => readWidth(page)).toBe(800);
    for (const key of ["+", "+", "+"]) await page.keyboard.press(key);
    await expect.poll(() => readWidth(page)).toBe(2700);
    // The larger file for the zoom has loaded.
    await expect(currentPhoto(page)).toHaveAttribute("sizes", "400vw");
    await expect(currentPhoto(page)).toHaveJSProperty("complete", true);
    await page.keyboard.press("0");
    await expect.poll(() => readWidth(page)).toBe(800);
  });

  test.describe("on a phone with a device pixel ratio of 3", () => {
    test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

    test("fills the width at first view", async ({ page }) => {
      await expect.poll(() => readWidth(page)).toBe(390);
    });
  });
});
