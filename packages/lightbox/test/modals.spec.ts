import { expect, test } from "./viewer.ts";

test("works inside a native modal: opens, is clickable, closes alone and restores the focus", async ({
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

test("works inside a Radix dialog: opens, is clickable, closes alone and restores the focus", async ({
  viewer,
  page,
}) => {
  // Radix hides the scrollbar by a <style> element, which this Content-Security-Policy forbids.
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

test("does not propagate events to a React modal around it", async ({ viewer, page }) => {
  await viewer.openHost({ layout: "reactModal" });
  await viewer.clickButton("Next");
  await viewer.expectPhoto(2);
  await viewer.press("ArrowRight");
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.locator("#events")).toHaveText("");
});

test("works inside a slide of another lightbox, with its own full screen and Escape", async ({
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

test("is clickable when the body has pointer-events: none", async ({ viewer, page }) => {
  await viewer.openHost();
  await page.evaluate(() => {
    document.body.style.pointerEvents = "none";
  });
  await viewer.clickButton("Next");
  await viewer.expectPhoto(2);
});

test("f opens the top lightbox in full screen, not the one around it", async ({ viewer, page }) => {
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
