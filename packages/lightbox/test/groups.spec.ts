import type { Scenario } from "../playground/scenario.tsx";
import { expect, test } from "./viewer.ts";

test("cover mode shows only the cover, which is not a slide [A284]", async ({ viewer, page }) => {
  await viewer.visit({ album: "covered", page: "nothing", options: { useCoverMode: true } });
  await expect(page.locator(".plb-cover")).toHaveCount(1);
  await expect(page.getByRole("img")).toHaveCount(1);
  await page.getByRole("button", { name: "The quadrangle at dusk" }).click();
  await viewer.expectPhoto("First light on the ridge");
  await expect(viewer.dialog.locator(".plb__slide")).toHaveCount(3);
});

test("coverImageInLightbox includes the cover in the slides [A284]", async ({ viewer, page }) => {
  await viewer.visit({
    album: "covered",
    page: "nothing",
    options: { useCoverMode: true, coverImageInLightbox: true },
  });
  await page.getByRole("button", { name: "The quadrangle at dusk" }).click();
  await viewer.expectPhoto("The lamps come on in the quadrangle");
  await expect(viewer.dialog.locator(".plb__slide")).toHaveCount(4);
});

for (const options of [
  { lightboxIdentifier: "album" },
  { queryElems: ".album a" },
  { lightboxIdentifier: "other", queryElems: "[data-lightboxjs=album]" },
]) {
  test(`a click on the third page element opens the third slide (${Object.keys(options).join(" and ")}) [A284]`, async ({
    viewer,
    page,
  }) => {
    await viewer.visit({ page: "group", options });
    await page.getByRole("link").nth(3).click();
    await viewer.expectPhoto(3);
    await viewer.press("Escape");
    await viewer.expectClosed();
    await expect(page.getByRole("link").nth(3)).toBeFocused();
  });
}

test("a link of the group can be opened in a new tab or downloaded", async ({ viewer, page }) => {
  await viewer.visit({ page: "group", options: { lightboxIdentifier: "album" } });
  const link = page.getByRole("link").nth(3);
  const other = page.context().waitForEvent("page");
  await link.click({ modifiers: ["ControlOrMeta"] });
  await other;
  const download = page.waitForEvent("download");
  await link.click({ modifiers: ["Alt"] });
  await download;
  await viewer.expectClosed();
});

test("images among the children open by mouse and keyboard", async ({ viewer, page }) => {
  await viewer.visit({ page: "children" });
  await page.getByRole("button", { name: "A chapel window" }).click();
  await viewer.expectPhoto(4);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.getByRole("button", { name: "A chapel window" })).toBeFocused();
  await viewer.press("Enter");
  await viewer.expectPhoto(4);
});

test("an image without alt text is a button with a name", async ({ viewer, page }) => {
  await viewer.visit({ page: "children", album: "unnamed" });
  await expect(page.getByRole("button", { name: "Open album" })).toHaveCount(3);
  await page.getByRole("button", { name: "Open album" }).nth(1).press("Enter");
  await viewer.expectPhoto(2);
  await viewer.visit({ page: "children", album: "unnamed", withoutImages: true });
  await page.getByRole("button", { name: "Open album" }).nth(1).press("Enter");
  await viewer.expectPhoto(2);
  await expect(viewer.picture).toHaveAttribute("alt", "");
});

test("without images the children are the slides", async ({ viewer, page }) => {
  await viewer.visit({ page: "children", withoutImages: true });
  await page.getByRole("button", { name: "Snow on deodars" }).click();
  await viewer.expectPhoto(3);
  await expect(viewer.picture).toHaveAttribute("src", /\/pictures\/photo-03\.jpg$/);
});

const withoutArray: [string, Scenario][] = [
  ["lightboxIdentifier", { page: "group", options: { lightboxIdentifier: "album" } }],
  ["queryElems", { page: "group", options: { queryElems: ".album a" } }],
  ["renderSlide", { page: "children", with: ["customImages"] }],
  ["renderSlide and no children", { page: "nothing", with: ["customImages"] }],
  ["children without pictures", { page: "cards" }],
];
for (const [name, scenario] of withoutArray) {
  test(`logs an error without an array of images: ${name} [A287]`, async ({ viewer, page }) => {
    viewer.expected.push(/please pass an array of images/);
    const errors = async () =>
      (await page.consoleMessages()).filter((line) => line.type() === "error");
    await viewer.visit({ ...scenario, withoutImages: true });
    await expect.poll(errors).toHaveLength(1);
    await viewer.visit(scenario);
    expect(await errors()).toEqual([]);
  });
}
