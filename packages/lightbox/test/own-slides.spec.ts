import { expect, test } from "./viewer.ts";

test("renderSlide draws its own slide and leaves the others alone", async ({ viewer }) => {
  await viewer.open({ with: ["ownSlide"] });
  await viewer.expectLoaded();
  await viewer.press("ArrowRight");
  await expect(viewer.current.getByText("My own slide")).toBeVisible();
});

test("clickOutside: a slide of one's own is the picture [A257]", async ({ viewer, page }) => {
  await viewer.open({
    with: ["ownSlide"],
    options: { modalClose: "clickOutside", startingSlideIndex: 1 },
  });
  await viewer.current.getByText("My own slide").click();
  await viewer.expectPhoto(2);
  const stage = await viewer.box();
  await page.mouse.click(stage.x + 20, stage.middle.y);
  await viewer.expectClosed();
});
