import type { Locator } from "@playwright/test";
import { expect, test } from "./viewer.ts";

test.use({ hasTouch: true, viewport: { width: 412, height: 900 } });

const readScroll = (element: Locator) =>
  element.evaluate(({ scrollLeft, scrollTop }) => ({ scrollLeft, scrollTop }));

/** A busy browser may drop the first moves of a finger. */
const swipeUntil = (swipe: () => Promise<void>, hasScrolled: () => Promise<boolean>) =>
  expect(async () => {
    await swipe();
    expect(await hasScrolled()).toBe(true);
  }).toPass();

test("a finger and a wheel on a thumbnail scroll the strip", async ({ viewer, touch, page }) => {
  await viewer.openHost({ count: 200 });
  await viewer.expectLoaded();
  const strip = viewer.dialog.getByRole("group", { name: "Thumbnails" });
  const { center } = await viewer.box(viewer.button("Photo 4"));
  await swipeUntil(
    () => touch.swipe(center, { x: -150, y: 0 }, { restMs: 300 }),
    async () => (await readScroll(strip)).scrollLeft > 100,
  );
  const { scrollLeft } = await readScroll(strip);
  await page.mouse.move(center.x, center.y);
  await page.mouse.wheel(400, 0);
  await expect.poll(async () => (await readScroll(strip)).scrollLeft).toBe(scrollLeft + 400);
  await viewer.expectPhoto(1);
});

test("a finger and a wheel on a card scroll the custom slide", async ({ viewer, touch, page }) => {
  await viewer.openHost({ slides: "cards" });
  const cards = viewer.current.getByRole("group", { name: "Cards of 1" });
  const { center } = await viewer.box(cards);
  await swipeUntil(
    () => touch.swipe(center, { x: 0, y: -120 }, { restMs: 300 }),
    async () => (await readScroll(cards)).scrollTop > 80,
  );
  const { scrollTop } = await readScroll(cards);
  await page.mouse.move(center.x, center.y);
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => (await readScroll(cards)).scrollTop).toBe(scrollTop + 200);
  await viewer.expectPhoto(1);
});

test("scrolling a custom slide past its end does not scroll the page behind", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ slides: "cards" });
  await page.evaluate(() => {
    document.body.style.minHeight = "300vh";
  });
  const cards = viewer.current.getByRole("group", { name: "Cards of 1" });
  const { center } = await viewer.box(cards);
  await page.mouse.move(center.x, center.y);
  await page.mouse.wheel(0, 5000);
  await expect.poll(async () => (await readScroll(cards)).scrollTop).toBe(700);
  await page.mouse.wheel(0, 500);
  await viewer.nextFrame();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
