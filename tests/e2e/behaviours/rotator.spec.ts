import { expect } from "@playwright/test";
import { withBehaviour } from "../harness/bare-page.ts";
import { nextFrame } from "../harness/next-frame.ts";

const test = withBehaviour("rotator");

const slides = `
  <style>
    [data-view] { inline-size: 300px; overflow-x: auto; }
    [data-view] > div { display: flex; }
    [data-view] > div > div { flex: 0 0 300px; block-size: 50px; }
  </style>
  <div data-behaviour="rotator" data-every="8000" data-fade>
    <div data-controls hidden>
      <button data-play="Play" data-pause="Pause" hidden><span>II</span><span hidden>I&gt;</span></button>
      <span data-position></span>
      <button data-turn="previous">Back</button><button data-turn="next">On</button>
    </div>
    <div data-view tabindex="0"><div>
      <div role="group" aria-roledescription="slide">First</div>
      <div role="group" aria-roledescription="slide" data-later>Second</div>
      <div role="group" aria-roledescription="slide" data-later>Third</div>
    </div></div>
  </div>`;

test("it turns by itself, round and round, and each slide comes to be in time", async ({
  page,
  bare,
}) => {
  await page.clock.install();
  await bare.open(slides);
  await expect(page.getByText("1 / 3")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await page.locator("html[data-alive]").waitFor();
  await nextFrame(page);
  await page.clock.runFor(5_000);
  await expect(page.getByText("1 / 3")).toBeVisible();
  await expect(page.getByText("Second")).not.toHaveAttribute("data-later");
  await expect(page.getByText("Third")).toHaveAttribute("data-later");
  await page.clock.runFor(3_500);
  for (const [slide, position] of [
    ["Second", "2 / 3"],
    ["Third", "3 / 3"],
    ["First", "1 / 3"],
  ] as const) {
    await expect(page.getByText(slide)).toBeInViewport({ ratio: 0.5 });
    // The position is updated after a scroll event and a paint.
    await nextFrame(page);
    await page.clock.runFor(50);
    await expect(page.getByText(position)).toBeVisible();
    await page.clock.runFor(8_050);
  }
});

test("Pause stops it for good, Play starts it again", async ({ page, bare }) => {
  await page.clock.install();
  await bare.open(slides);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.mouse.move(600, 600);
  await page.clock.runFor(30_000);
  await expect(page.getByText("1 / 3")).toBeVisible();
  await page.getByRole("button", { name: "Play" }).click();
  await page.mouse.move(600, 600);
  await page.clock.runFor(8_100);
  await expect(page.getByText("2 / 3")).toBeVisible();
});

test("the buttons lead round both ways; what is out of sight is out of the reading order", async ({
  page,
  bare,
}) => {
  await bare.open(slides);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByText("3 / 3")).toBeVisible();
  await expect(page.getByText("First")).toHaveAttribute("inert");
  await expect(page.getByText("Third")).not.toHaveAttribute("inert");
  await page.getByRole("button", { name: "On" }).click();
  await expect(page.getByText("1 / 3")).toBeVisible();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });
  test("it rests until somebody starts it", async ({ page, bare }) => {
    await page.clock.install();
    await bare.open(slides);
    await page.clock.runFor(30_000);
    await expect(page.getByText("1 / 3")).toBeVisible();
    await expect(page.getByRole("button", { name: "Play" })).toBeVisible();
  });
});
