import { expect, test } from "./viewer.ts";

test("A253 opens when `open` turns true, at startingSlideIndex", async ({ viewer }) => {
  await viewer.visit({ options: { startingSlideIndex: 3 } });
  await viewer.expectClosed();
  await viewer.setOpen(true);
  await viewer.expectPhoto("The east window at noon");
  expect(await viewer.calls("onOpen")).toEqual([["onOpen", 3]]);
});

test("a start outside the album shows the nearest photo", async ({ viewer }) => {
  await viewer.open({ options: { startingSlideIndex: 99 } });
  await viewer.expectPhoto("Lights out");
});

test("A254 closes when `open` turns false: index reset, full screen left, slideshow stopped, focus back", async ({
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

test("A257 the close button closes", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`A257 modalClose clickOutside closes beside the picture, not on it (${imgAnimation})`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const picture = await viewer.box(viewer.picture);
    await page.mouse.click(picture.middle.x, picture.middle.y);
    await viewer.expectPhoto(3);
    await page.mouse.click(picture.x - 60, picture.middle.y);
    await viewer.expectClosed();
  });

  test(`a drag that starts beside the picture turns the page and does not close (${imgAnimation})`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const stage = await viewer.box();
    await page.mouse.move(stage.right - 40, stage.middle.y);
    await page.mouse.down();
    await page.mouse.move(stage.right - 140, stage.middle.y, { steps: 4 });
    await page.mouse.move(stage.right - 760, stage.middle.y, { steps: 4 });
    await page.mouse.up();
    await viewer.expectPhoto(4);
  });
}

test("with modalClose default a click beside the picture does nothing", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { startingSlideIndex: 2 } });
  await viewer.expectLoaded();
  const picture = await viewer.box(viewer.picture);
  await page.mouse.click(picture.x - 60, picture.middle.y);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(4);
});

test("A285 onOpen, onClose, onNext, onPrev and onSelect are called once for each action", async ({
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

test("A281 fills 100vw, and roundedImages gives the picture a radius of 20px", async ({
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
