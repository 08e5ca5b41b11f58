import { expect, test } from "./viewer.ts";

test("a lightbox inside a native modal opens, is clickable, closes alone and gives the focus back", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ layout: "nativeModal", state: { children: true } });
  const modal = page.getByRole("dialog", { name: "Host modal" });
  const picture = modal.getByRole("button", { name: "Snow on deodars" });
  await picture.click();
  await viewer.expectPhoto(3);
  await viewer.clickButton("Next");
  await viewer.expectPhoto(4);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(modal).toBeVisible();
  await expect(picture).toBeFocused();
});

test("a lightbox inside a Radix dialog opens, is clickable, closes alone and gives the focus back", async ({
  viewer,
  page,
}) => {
  // Radix hides the page's scrollbar by a style of its own, which the policy here forbids.
  viewer.expected.push(/Content Security Policy/);
  await viewer.visitHost({ layout: "radix", state: { children: true } });
  await expect(page.locator("body")).toHaveCSS("pointer-events", "none");
  const modal = page.getByRole("dialog", { name: "Host modal" });
  const picture = modal.getByRole("button", { name: "Snow on deodars" });
  await picture.click();
  await viewer.expectPhoto(3);
  await viewer.clickButton("Next");
  await viewer.expectPhoto(4);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(modal).toBeVisible();
  await expect(picture).toBeFocused();
});

test("what is done in the viewer is not done in a React modal around it", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ layout: "reactModal" });
  await viewer.clickButton("Next");
  await viewer.expectPhoto(2);
  await viewer.press("ArrowRight");
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.locator("#heard")).toHaveText("");
});

test("a lightbox in a slide of another opens, and full screen and Escape are its own", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ layout: "nested", state: { children: true } });
  await page.getByRole("button", { name: "Open outer" }).click();
  const outer = page.getByRole("dialog", { name: "Outer viewer" });
  await outer.getByRole("button", { name: "Snow on deodars" }).click();
  await viewer.expectPhoto(3);
  await viewer.press("f");
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.closest("dialog")?.ariaLabel))
    .toBe("Photo viewer");
  await page.evaluate(() => document.exitFullscreen());
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(outer).toBeVisible();
  await viewer.press("Escape");
  await expect(outer).toHaveCount(0);
});

test("where the page takes no pointer events everything in the viewer can be clicked", async ({
  viewer,
  page,
}) => {
  await viewer.openHost();
  await page.evaluate(() => {
    document.body.style.pointerEvents = "none";
  });
  await viewer.clickButton("Next");
  await viewer.expectPhoto(2);
});

test("f enlarges the lightbox that is on top, not the one around it", async ({ viewer, page }) => {
  await viewer.visitHost({ layout: "nested" });
  await page.getByRole("button", { name: "Open outer" }).click();
  await expect(page.getByRole("dialog", { name: "Outer viewer" })).toBeVisible();
  await viewer.setHost({ open: true });
  await viewer.expectPhoto(1);
  await viewer.press("f");
  await expect
    .poll(() => page.evaluate(() => document.fullscreenElement?.closest("dialog")?.ariaLabel))
    .toBe("Photo viewer");
});
