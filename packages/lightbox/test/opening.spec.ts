import { expect, test } from "./viewer.ts";

test("opens when `open` turns true, at startingSlideIndex [A253]", async ({ viewer }) => {
  await viewer.visit({ options: { startingSlideIndex: 3 } });
  await viewer.expectClosed();
  await viewer.setOpen(true);
  await viewer.expectPhoto("The east window at noon");
  expect(await viewer.calls("onOpen")).toEqual([["onOpen", 3]]);
});

test("`open` true while the photos are still being fetched opens when they come [A253]", async ({
  viewer,
}) => {
  await viewer.visit({ imagesLater: true, options: { startingSlideIndex: 3 } });
  await viewer.setOpen(true);
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
  await viewer.giveImages();
  await viewer.expectPhoto("The east window at noon");
  expect(await viewer.calls("onOpen")).toEqual([["onOpen", 3]]);
  await viewer.press("Escape");
  await viewer.expectClosed();
});

test("photos that come after `open` turned false again open nothing", async ({ viewer }) => {
  await viewer.visit({ imagesLater: true });
  await viewer.setOpen(true);
  await viewer.setOpen(false);
  await viewer.giveImages();
  await expect(viewer.page.locator(".album img")).toHaveCount(12);
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
});

test("a start outside the album shows the nearest photo", async ({ viewer }) => {
  await viewer.open({ options: { startingSlideIndex: 99 } });
  await viewer.expectPhoto("Lights out");
});

test("closes when `open` turns false: index reset, full screen left, slideshow stopped, focus back [A254]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { slideshowInterval: 60_000 } });
  await viewer.clickButton("Full screen");
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await viewer.clickButton("Slideshow");
  await viewer.clickButton("Next");
  await viewer.expectPhoto(2);
  await viewer.setOpen(false);
  await viewer.expectClosed();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(false);
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
  await viewer.setOpen(true);
  await viewer.expectPhoto(1);
  await expect(viewer.button("Slideshow")).toHaveAttribute("aria-pressed", "false");
});

test("onOpen, onClose, onNext, onPrev and onSelect are called once for each action [A285]", async ({
  viewer,
}) => {
  await viewer.open();
  await viewer.clickButton("Next");
  await viewer.clickButton("Previous");
  await viewer.button("Photo 5").click();
  await viewer.press("Escape");
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([
    ["onOpen", 0],
    ["onNext", 1],
    ["onSelect", 1],
    ["onPrev", 0],
    ["onSelect", 0],
    ["onSelect", 4],
    ["onClose", 4],
  ]);
});

test("fills 100vw, and roundedImages gives the picture a radius of 20px [A281]", async ({
  viewer,
}) => {
  await viewer.open({ options: { roundedImages: true } });
  expect((await viewer.box(viewer.dialog)).width).toBe(1280);
  await expect(viewer.picture).toHaveCSS("border-radius", "20px");
});

test("licenseKey and framework are accepted and change nothing", async ({ viewer }) => {
  await viewer.open({ options: { licenseKey: "none", framework: "next" } });
  await viewer.expectPhoto(1);
});
