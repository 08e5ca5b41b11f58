import { expect, test, type Viewer } from "./viewer.ts";

const width = async (viewer: Viewer) => Math.round((await viewer.box(viewer.picture)).width);

test("a small photo is drawn at its own size, before and after zooming, whatever widths were promised for it", async ({
  viewer,
  page,
}) => {
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).search));
  await viewer.open({ album: "modest", page: "nothing" });
  await viewer.expectLoaded();
  await expect.poll(() => width(viewer)).toBe(750);
  await viewer.press("+");
  await viewer.press("+");
  await viewer.expectScale(2.25);
  await viewer.press("0");
  await viewer.expectScale(1);
  await expect.poll(() => width(viewer)).toBe(750);
  // The file has 750 pixels under every name: once that is seen, no second copy is fetched.
  expect([...asked]).not.toContain("?w=2000");
});

test("the list of widths names only widths that the file has, once it has come", async ({
  viewer,
}) => {
  await viewer.open({ album: "modest" });
  await viewer.expectLoaded();
  await expect(viewer.picture).toHaveAttribute(
    "srcset",
    /^\/pictures\/photo-01-small\.jpg 240w, \S*\/pictures\/photo-01-medium\.jpg 750w$/,
  );
});

test("a list that keeps its promises is left as it is", async ({ viewer }) => {
  await viewer.open({ album: "responsive", options: { startingSlideIndex: 1 } });
  await viewer.expectLoaded();
  await expect(viewer.picture).toHaveAttribute("srcset", /240w, .*750w, .*1500w$/);
});

test("the thumbnail gives a photo of unknown size its place before its first byte", async ({
  viewer,
  page,
}) => {
  await page.route("**/*-medium.jpg", () => {});
  await viewer.open({ album: "modest" });
  await expect.poll(async () => (await viewer.box(viewer.picture)).height).toBeGreaterThan(400);
  const box = await viewer.box(viewer.picture);
  expect(box.width / box.height).toBeCloseTo(1.5, 1);
});

test.describe("on a phone with three pixels to a point", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("a small photo fills the width at first view", async ({ viewer }) => {
    await viewer.open({ album: "modest" });
    await viewer.expectLoaded();
    await expect.poll(() => width(viewer)).toBe(390);
  });
});
