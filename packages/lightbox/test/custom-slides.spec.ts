import { expect, test } from "./viewer.ts";

test("renderSlide replaces only the slides that it returns", async ({ viewer }) => {
  await viewer.open({ with: ["customSlide"] });
  await viewer.expectLoaded();
  await viewer.press("ArrowRight");
  await expect(viewer.current.getByText("Custom slide")).toBeVisible();
});

test("clickOutside does not close on a custom slide [A257]", async ({ viewer, page }) => {
  await viewer.open({
    with: ["customSlide"],
    options: { modalClose: "clickOutside", startingSlideIndex: 1 },
  });
  await viewer.current.getByText("Custom slide").click();
  await viewer.expectPhoto(2);
  const carousel = await viewer.box();
  await page.mouse.click(carousel.x + 20, carousel.center.y);
  await viewer.expectClosed();
});

test("custom slides can be scrolled by touch, photos cannot", async ({ viewer }) => {
  const carousel = viewer.dialog.locator(".plb__carousel");
  await viewer.openHost({ slides: "article" });
  await expect(carousel).toHaveCSS("touch-action", "pan-y pinch-zoom");
  await viewer.openHost();
  await expect(carousel).toHaveCSS("touch-action", "none");
});

test("text typed into a field in a shadow tree triggers no shortcuts", async ({ viewer, page }) => {
  await viewer.openHost({ slides: "shadowField" });
  const field = page.getByLabel("Field in a shadow tree");
  await field.fill("");
  await field.press("t");
  await field.press("s");
  await field.press("2");
  await expect(field).toHaveValue("ts2");
  await viewer.expectPhoto(1);
  await expect(viewer.button("Thumbnails")).toHaveAttribute("aria-pressed", "true");
});

test("a custom slide can stop a key event", async ({ viewer, page }) => {
  await viewer.openHost({ slides: "turntable" });
  const slide = page.getByRole("button", { name: "Turn it by the arrow keys" });
  await slide.press("ArrowRight");
  await viewer.nextFrame();
  await viewer.expectPhoto(1);
  await viewer.clickButton("Next");
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(3);
});
