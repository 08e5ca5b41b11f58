import type { CompatScenario } from "../playground/compat.tsx";
import { expect, test, type Viewer } from "./viewer.ts";

async function open(viewer: Viewer, scenario: CompatScenario = {}): Promise<void> {
  await viewer.visitCompat(scenario);
  await viewer.page.getByRole("button", { name: "Open", exact: true }).click();
  await expect(viewer.dialog).toBeVisible();
}

/** The current image of the viewer, and the title of the host page. */
async function expectPicture(viewer: Viewer, number: number): Promise<void> {
  await expect(viewer.caption).toContainText(`Picture ${number}`);
  await expect(viewer.caption.locator("em")).toHaveText(`Caption of ${number}`);
  await expect(viewer.picture).toHaveAttribute("src", new RegExp(`photo-0${number}.jpg$`));
  await expect(viewer.picture).toHaveAttribute("alt", `Picture ${number}`);
}

test("moves by keys and buttons in both directions, and closes", async ({ viewer, page }) => {
  await open(viewer);
  await expectPicture(viewer, 1);
  for (const number of [2, 3, 4, 1]) {
    await viewer.clickButton("Next image");
    await expectPicture(viewer, number);
  }
  for (const number of [4, 3]) {
    await viewer.press("ArrowLeft");
    await expectPicture(viewer, number);
  }
  await viewer.press("Escape");
  await viewer.expectClosed();
  const next = Array(4).fill(["next"]);
  const previous = Array(2).fill(["previous"]);
  expect(await viewer.calls()).toEqual([["open"], ...next, ...previous, ["close"]]);
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expectPicture(viewer, 3);
  await viewer.clickButton("Close lightbox");
  await viewer.expectClosed();
});

test("moves in an album of two images, and of two equal ones", async ({ viewer }) => {
  await open(viewer, { album: [1, 2] });
  for (const number of [2, 1, 2]) {
    await viewer.press("ArrowRight");
    await expectPicture(viewer, number);
  }
  for (const number of [1, 2]) {
    await viewer.press("ArrowLeft");
    await expectPicture(viewer, number);
  }
  await open(viewer, { album: [1, 1, 2] });
  for (const number of [1, 2, 1, 1, 2]) {
    await viewer.press("ArrowRight");
    await expectPicture(viewer, number);
    await viewer.nextFrame();
  }
  expect(await viewer.calls("next")).toHaveLength(5);
});

test("has no way past an end, and none from a single image", async ({ viewer }) => {
  await open(viewer, { loops: false, album: [1, 2] });
  await expect(viewer.button("Previous image")).toHaveAttribute("aria-disabled", "true");
  await viewer.press("ArrowLeft");
  await viewer.press("ArrowRight");
  await expectPicture(viewer, 2);
  await expect(viewer.button("Next image")).toHaveAttribute("aria-disabled", "true");
  await viewer.press("ArrowRight");
  await viewer.press("ArrowLeft");
  await expectPicture(viewer, 1);
  expect(await viewer.calls()).toEqual([["open"], ["next"], ["previous"]]);
  await open(viewer, { album: [3] });
  await expectPicture(viewer, 3);
  await expect(viewer.button("Next image")).toHaveCount(0);
});

test("follows a host page that answers late", async ({ viewer }) => {
  await open(viewer, { answers: 300 });
  for (const number of [2, 3]) {
    await viewer.press("ArrowRight");
    await expectPicture(viewer, number);
  }
  await viewer.press("ArrowRight");
  await viewer.nextFrame();
  await viewer.press("ArrowLeft");
  await expect.poll(() => viewer.calls()).toHaveLength(5);
  await viewer.page.waitForTimeout(800);
  await expectPicture(viewer, 3);
  expect(await viewer.calls()).toEqual([["open"], ...Array(3).fill(["next"]), ["previous"]]);
});

test("goes back when the host page refuses, and follows it when it jumps", async ({ viewer }) => {
  await open(viewer, { answers: "never" });
  await viewer.press("ArrowRight");
  await expect(viewer.picture).toHaveAttribute("src", /photo-02/);
  await expectPicture(viewer, 1);
  expect(await viewer.calls()).toEqual([["open"], ["next"]]);
  await viewer.setHost({ photoIndex: 1 });
  await expectPicture(viewer, 2);
  await viewer.setHost({ photoIndex: 3 });
  await expectPicture(viewer, 4);
  expect(await viewer.calls()).toEqual([["open"], ["next"]]);
});

test("shows the image of a host page that moves farther than asked", async ({ viewer }) => {
  await open(viewer, { album: [1, 2, 3, 4, 5], stride: 2 });
  await viewer.press("ArrowRight");
  await expectPicture(viewer, 3);
  await viewer.press("ArrowRight");
  await expectPicture(viewer, 5);
  expect(await viewer.calls()).toEqual([["open"], ["next"], ["next"]]);
});

test("has the buttons, texts and options of react-image-lightbox", async ({ viewer, page }) => {
  await open(viewer, {
    props: { enableZoom: false, clickOutsideToClose: false, closeLabel: "Shut" },
  });
  await expectPicture(viewer, 1);
  await viewer.clickButton("Like");
  expect(await viewer.calls("like")).toHaveLength(1);
  await expect(viewer.button("Zoom in")).toHaveCount(0);
  await expect(viewer.dialog.locator(".plb__counter")).toHaveText("");
  await viewer.press("t");
  await expect(viewer.dialog.getByRole("group", { name: "Thumbnails" })).toHaveCount(0);
  // The column of an arrow is outside.
  const { x, y } = await viewer.box();
  await page.mouse.click(x - 40, y + 40);
  await viewer.nextFrame();
  await viewer.clickButton("Shut");
  await viewer.expectClosed();

  await open(viewer);
  await expectPicture(viewer, 1);
  await viewer.clickButton("Zoom in");
  await viewer.expectScale(1.5);
  await viewer.clickButton("Zoom out");
  await viewer.expectScale(1);
  await expect(viewer.status).toContainText("Zoom");
  await page.mouse.click(x - 40, y + 40);
  await viewer.expectClosed();
});

test("reports an image that cannot be loaded", async ({ viewer }) => {
  viewer.expected.push(/Failed to load resource/);
  await open(viewer, { album: [99, 2], props: { imageLoadErrorMessage: "No picture" } });
  await expect(viewer.current.getByText("No picture")).toBeVisible();
  expect(await viewer.calls("error")).toEqual([["error", "/pictures/photo-99.jpg", "mainSrc"]]);
});

test("a move animates, although the sources change with it", async ({ viewer, page }) => {
  await open(viewer, { props: { animationDuration: 600 } });
  await viewer.expectLoaded();
  await page.evaluate(() => {
    const positions: number[] = [];
    Object.assign(window, { positions });
    const record = () => {
      const slide = document.querySelector(".plb__slide--current .plb__photo[src*=photo-02]");
      if (slide) positions.push(Math.round(slide.getBoundingClientRect().x / 10));
      requestAnimationFrame(record);
    };
    requestAnimationFrame(record);
  });
  await viewer.press("ArrowRight");
  await expectPicture(viewer, 2);
  await page.waitForTimeout(900);
  const positions = await page.evaluate(
    () => (window as unknown as { positions: number[] }).positions,
  );
  expect(new Set(positions).size).toBeGreaterThan(2);
});
