import { expect, test, type Viewer } from "./viewer.ts";

async function visit(viewer: Viewer, recipe: string): Promise<void> {
  await viewer.page.goto("/docs/examples.html");
  await viewer.page.locator(`[data-run="${recipe}"]`).click();
  await viewer.expectPhoto(1);
}

test("like button: each photo has its own state", async ({ viewer }) => {
  await visit(viewer, "like-button");
  await viewer.clickButton("Like");
  await expect(viewer.button("Like")).toHaveAttribute("aria-pressed", "true");
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await expect(viewer.button("Like")).toHaveAttribute("aria-pressed", "false");
});

test("delete photo: shows the next one, and closes after the last", async ({ viewer }) => {
  await visit(viewer, "delete-photo");
  await viewer.clickButton("Delete");
  await expect(viewer.current).toHaveAttribute("aria-label", "1 of 2");
  await expect(viewer.picture).toHaveAttribute("alt", "Ridges behind ridges at dawn");
  await viewer.clickButton("Delete");
  await expect(viewer.current).toHaveAttribute("aria-label", "1 of 1");
  await viewer.clickButton("Delete");
  await viewer.expectClosed();
});

test("own caption: has a link", async ({ viewer }) => {
  await visit(viewer, "own-caption");
  await viewer.press("ArrowRight");
  await expect(viewer.caption).toHaveText("2 of 3: Ridges behind ridges at dawn, by sample-one");
  await expect(viewer.caption.getByRole("link")).toHaveAttribute("href", "/people/sample-one");
});

test("own thumbnails: go to their photo, and Thumbnails hides them", async ({ viewer }) => {
  await visit(viewer, "own-thumbnails");
  await viewer.clickButton("Snow on deodars");
  await viewer.expectPhoto(3);
  await expect(viewer.button("Snow on deodars")).toHaveAttribute("aria-current", "true");
  await viewer.clickButton("Thumbnails");
  await expect(viewer.button("Snow on deodars")).toHaveCount(0);
});

test("turntable: the slider turns, and the arrow keys do not change the slide", async ({
  viewer,
}) => {
  await visit(viewer, "turntable");
  const slider = viewer.current.getByRole("slider");
  await slider.press("ArrowRight");
  await expect(viewer.current.getByRole("img")).toHaveAttribute("alt", "Side 2 of 3");
  await viewer.expectPhoto(1);
});

test("product sheet: shows the current product, and closes", async ({ viewer }) => {
  await visit(viewer, "product-sheet");
  await viewer.press("ArrowRight");
  const sheet = viewer.dialog.getByRole("complementary", { name: "Product" });
  await expect(sheet).toContainText("Ridges behind ridges at dawn");
  await sheet.getByRole("button", { name: "Continue shopping" }).click();
  await viewer.expectClosed();
});
