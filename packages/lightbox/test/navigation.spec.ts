import { expect, test } from "./viewer.ts";

test("the arrows go to the next and previous slide, and loop [A255]", async ({ viewer }) => {
  await viewer.open();
  await viewer.clickButton("Next");
  await viewer.expectPhoto("First light on the ridge");
  await viewer.clickButton("Previous");
  await viewer.expectPhoto("The lamps come on in the quadrangle");
  await viewer.clickButton("Previous");
  await viewer.expectPhoto("Lights out");
  await viewer.clickButton("Next");
  await viewer.expectPhoto(1);
});

test("arrow keys move and Escape closes [A256]", async ({ viewer }) => {
  await viewer.open();
  await viewer.press("ArrowRight");
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(3);
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(2);
  await viewer.press("Escape");
  await viewer.expectClosed();
});

test("handles every quick key press", async ({ viewer }) => {
  await viewer.open();
  for (let press = 0; press < 7; press++) await viewer.press("ArrowRight");
  await viewer.expectPhoto(8);
  expect(await viewer.calls("onNext")).toHaveLength(7);
});

test("Home and End go to the first and last photo, digits to a photo number", async ({
  viewer,
}) => {
  await viewer.open({ album: "big" });
  await viewer.press("End");
  await viewer.expectPhoto(300);
  await viewer.press("Home");
  await viewer.expectPhoto(1);
  await viewer.typeNumber(120);
  await viewer.expectPhoto(120);
});

test("the current slide has the right position after every kind of move", async ({ viewer }) => {
  await viewer.open({ album: "big" });
  const carousel = await viewer.box();
  for (const key of ["ArrowRight", "End", "Home", "ArrowLeft"]) {
    await viewer.press(key);
    // A distant slide has no box until its photo renders a frame later.
    await expect
      .poll(async () => (await viewer.current.boundingBox())?.x ?? Number.NaN)
      .toBeCloseTo(carousel.x, 0);
  }
});

test("in an album of two, Previous calls onPrev [A285]", async ({ viewer }) => {
  await viewer.open({ album: "two" });
  await viewer.clickButton("Previous");
  await viewer.expectPhoto(2);
  await viewer.clickButton("Next");
  await viewer.expectPhoto(1);
  expect((await viewer.calls()).map(([name]) => name)).toEqual([
    "onOpen",
    "onPrev",
    "onSelect",
    "onNext",
    "onSelect",
  ]);
});

test("an album of one photo has no navigation", async ({ viewer }) => {
  await viewer.open({ album: "one" });
  await expect(viewer.button("Next")).toHaveCount(0);
  await expect(viewer.button("Slideshow")).toHaveCount(0);
  await viewer.press("ArrowRight");
  await viewer.press("s");
  await viewer.expectPhoto(1);
  expect(await viewer.calls()).toEqual([["onOpen", 0]]);
});

test("the thumbnail strip toggles, and a thumbnail selects its slide [A258]", async ({
  viewer,
}) => {
  await viewer.open();
  const strip = viewer.dialog.getByRole("group", { name: "Thumbnails" });
  await expect(strip.getByRole("button")).toHaveCount(12);
  await viewer.clickButton("Thumbnails");
  await expect(strip).toHaveCount(0);
  await viewer.clickButton("Thumbnails");
  await strip.getByRole("button", { name: "Photo 4" }).click();
  await viewer.expectPhoto("The east window at noon");
  await expect(viewer.button("Photo 4")).toHaveAttribute("aria-current", "true");
});

test("the thumbnail strip is one tab stop, and focus follows the current photo", async ({
  viewer,
}) => {
  await viewer.open();
  await viewer.button("Photo 1").focus();
  await viewer.press("ArrowRight");
  await viewer.press("ArrowRight");
  await expect(viewer.button("Photo 3")).toBeFocused();
  await expect(viewer.dialog.locator(".plb__thumbnail[tabindex='0']")).toHaveCount(1);
});

test("showNavigationDots adds dots that select a slide [A259]", async ({ viewer }) => {
  await viewer.open({ options: { showThumbnails: false } });
  await expect(viewer.dialog.locator(".plb__dot")).toHaveCount(0);
  await viewer.open({ options: { showThumbnails: false, showNavigationDots: true } });
  await viewer.button("Photo 3").click();
  await viewer.expectPhoto(3);
  await expect(viewer.button("Photo 3")).toHaveAttribute("aria-current", "true");
});

test("shows the caption of the current slide [A260]", async ({ viewer }) => {
  await viewer.open();
  await viewer.expectPhoto("The lamps come on in the quadrangle");
  await viewer.clickButton("Next");
  await expect(viewer.caption).not.toContainText("The lamps come on");
});

test("rtl mirrors keys, arrows and order [A282]", async ({ viewer }) => {
  await viewer.open({ options: { rtl: true } });
  await expect(viewer.dialog).toHaveAttribute("dir", "rtl");
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(2);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(1);
  const next = await viewer.box(viewer.button("Next"));
  const previous = await viewer.box(viewer.button("Previous"));
  expect(next.x).toBeLessThan(previous.x);
  const first = await viewer.box(viewer.button("Photo 1"));
  expect(first.x).toBeGreaterThan((await viewer.box(viewer.button("Photo 2"))).x);
});

test("keys work after the focused control has been removed", async ({ viewer }) => {
  await viewer.open({ album: "films" });
  await viewer.button("Zoom in").focus();
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await expect(viewer.button("Zoom in")).toHaveCount(0);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(3);
  await viewer.press("Escape");
  await viewer.expectClosed();
});
