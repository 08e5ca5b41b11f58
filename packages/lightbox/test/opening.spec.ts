import { expect, test } from "./viewer.ts";

test("opens at startingSlideIndex when `open` becomes true [A253]", async ({ viewer }) => {
  await viewer.visit({ options: { startingSlideIndex: 3 } });
  await viewer.expectClosed();
  await viewer.setOpen(true);
  await viewer.expectPhoto("The east window at noon");
  expect(await viewer.calls("onOpen")).toEqual([["onOpen", 3]]);
});

test("opens when the images arrive after `open` [A253]", async ({ viewer }) => {
  await viewer.visit({ imagesLater: true, options: { startingSlideIndex: 3 } });
  await viewer.setOpen(true);
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
  await viewer.loadImages();
  await viewer.expectPhoto("The east window at noon");
  expect(await viewer.calls("onOpen")).toEqual([["onOpen", 3]]);
  await viewer.press("Escape");
  await viewer.expectClosed();
});

test("does not open when the images arrive after `open` became false [A253]", async ({
  viewer,
}) => {
  await viewer.visit({ imagesLater: true });
  await viewer.setOpen(true);
  await viewer.setOpen(false);
  await viewer.loadImages();
  await expect(viewer.page.locator(".album img")).toHaveCount(12);
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([]);
});

test("an invalid startingSlideIndex shows the nearest photo [A253]", async ({ viewer }) => {
  await viewer.open({ options: { startingSlideIndex: 99 } });
  await viewer.expectPhoto("Lights out");
});

test("closes when `open` becomes false: resets index, full screen, slideshow and focus [A254]", async ({
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

test("ignores licenseKey and framework [A253]", async ({ viewer }) => {
  await viewer.open({ options: { licenseKey: "none", framework: "next" } });
  await viewer.expectPhoto(1);
});

test("a view transition connects thumbnail and photo, and its name is removed", async ({
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
          .filter((it) => getComputedStyle(it).viewTransitionName === "plb-photo")
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

test("does not start a view transition with reduced motion", async ({ viewer, page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.addInitScript(() => {
    document.startViewTransition = () => {
      throw new Error("A view transition with reduced motion.");
    };
  });
  await viewer.visit({ with: ["thumbnailFinder"], options: { viewTransition: true } });
  await page.locator(".album button").nth(1).click();
  await viewer.expectPhoto(2);
});
