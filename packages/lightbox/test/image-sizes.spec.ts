import { expect, test, type Viewer } from "./viewer.ts";

const width = async (viewer: Viewer) => Math.round((await viewer.box(viewer.picture)).width);

test("shows a small photo at its real size, before and after zooming, whatever srcSet declares", async ({
  viewer,
  page,
}) => {
  const requested = new Set<string>();
  page.on("request", (request) => requested.add(new URL(request.url()).search));
  await viewer.open({ album: "modest", page: "nothing" });
  await viewer.expectLoaded();
  await expect.poll(() => width(viewer)).toBe(750);
  await viewer.press("+");
  await viewer.press("+");
  await viewer.expectScale(2.25);
  await viewer.press("0");
  await viewer.expectScale(1);
  await expect.poll(() => width(viewer)).toBe(750);
  // The file has 750 pixels under every URL: once that is known, no second copy is fetched.
  expect([...requested]).not.toContain("?w=2000");
});

test("removes the widths that the file does not have from srcset", async ({ viewer }) => {
  await viewer.open({ album: "modest" });
  await viewer.expectLoaded();
  await expect(viewer.picture).toHaveAttribute(
    "srcset",
    /^\/pictures\/photo-01-small\.jpg 240w, \S*\/pictures\/photo-01-medium\.jpg 750w$/,
  );
});

test("does not change a srcset with real widths", async ({ viewer }) => {
  await viewer.open({ album: "responsive", options: { startingSlideIndex: 1 } });
  await viewer.expectLoaded();
  await expect(viewer.picture).toHaveAttribute("srcset", /240w, .*750w, .*1500w$/);
});

test("reserves the space of a photo of unknown size by its thumbnail", async ({ viewer, page }) => {
  await page.route("**/*-medium.jpg", () => {});
  await viewer.open({ album: "modest" });
  await expect.poll(async () => (await viewer.box(viewer.picture)).height).toBeGreaterThan(400);
  const box = await viewer.box(viewer.picture);
  expect(box.width / box.height).toBeCloseTo(1.5, 1);
});

test.describe("with a device pixel ratio of 3", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("a small photo fills the width", async ({ viewer }) => {
    await viewer.open({ album: "modest" });
    await viewer.expectLoaded();
    await expect.poll(() => width(viewer)).toBe(390);
  });
});
