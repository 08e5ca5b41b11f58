import { readdir, readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { expect, test, type Viewer } from "./viewer.ts";

const folder = resolve(import.meta.dirname, "../docs/recipes");

async function visit(viewer: Viewer, recipe: string): Promise<void> {
  await viewer.page.goto(`/recipes.html?recipe=${recipe}`);
  await viewer.expectPhoto(1);
}

test("there are six recipes of at most 25 lines", async () => {
  const names = await readdir(folder);
  expect(names).toHaveLength(6);
  for (const name of names) {
    const code = await readFile(resolve(folder, name), "utf8");
    expect(code.trimEnd().split("\n").length, name).toBeLessThanOrEqual(25);
  }
});

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
