import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";

const test = withBehaviour("reveal");
test.use({ viewport: { width: 800, height: 600 } });

/** A part on the first screen, one below it, and one that is more than a screen further. */
const parts = `
  <style>
    .reveal { block-size: 200px; }
    .is-waiting { opacity: 0; }
  </style>
  <div data-behaviour="reveal">
    <p class="reveal">First</p>
    <div style="block-size: 600px"></div>
    <p class="reveal">Second</p>
    <div style="block-size: 1200px"></div>
    <p class="reveal">Third</p>
  </div>`;

test("what is below the first screen waits, and rises once it has come 150 pixels into view", async ({
  page,
  bare,
}) => {
  await bare.open(parts);
  const second = page.getByText("Second");
  await expect(second).toHaveClass("reveal is-waiting");
  await expect(second).toHaveCSS("opacity", "0");
  const top = await second.evaluate((part) => part.getBoundingClientRect().top);
  await page.evaluate((y) => scrollTo(0, y), top - 600 + 100);
  await expect(second).toBeInViewport();
  await expect(second).toHaveClass("reveal is-waiting");
  await page.evaluate((y) => scrollTo(0, y), top - 600 + 160);
  await expect(second).toHaveClass("reveal is-shown");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(second).not.toBeInViewport();
  await expect(second).toHaveClass("reveal is-shown");
});

test("what is on the first screen never waits, and what is far is left alone until it is near", async ({
  page,
  bare,
}) => {
  await bare.open(parts);
  await expect(page.getByText("Second")).toHaveClass("reveal is-waiting");
  await expect(page.getByText("First")).toHaveClass("reveal");
  await expect(page.getByText("Third")).toHaveClass("reveal");
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(page.getByText("Third")).toHaveClass("reveal is-waiting");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("nothing waits", async ({ page, bare }) => {
    await bare.open(parts);
    await page.evaluate(() => scrollTo(0, 300));
    await expect(page.getByText("Second")).toBeInViewport();
    for (const name of ["First", "Second", "Third"])
      await expect(page.getByText(name)).toHaveClass("reveal");
  });
});
