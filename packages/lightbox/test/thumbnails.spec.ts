import { expect, test } from "./viewer.ts";

test("with 5,000 photos the dialog has at most 150 elements, and the strip shows every part", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ count: 5000 });
  await viewer.expectLoaded();
  const strip = viewer.dialog.getByRole("group", { name: "Thumbnails" });
  const expectFew = async () => {
    await expect(viewer.dialog.locator("[data-status=loaded]")).toHaveCount(5);
    const count = await viewer.dialog.locator("*").count();
    console.log(`${count} elements`);
    expect(count).toBeGreaterThan(60);
    expect(count).toBeLessThanOrEqual(150);
  };
  await expectFew();
  await viewer.button("Photo 1").focus();
  await viewer.press("End");
  await viewer.expectPhoto(5000);
  await expect(viewer.button("Photo 5000")).toBeFocused();
  await expect(viewer.button("Photo 5000")).toBeInViewport({ ratio: 1 });
  await expectFew();
  await strip.evaluate((it) => it.scrollTo({ left: it.scrollWidth / 2, behavior: "instant" }));
  await expect(viewer.button("Photo 2505")).toBeInViewport();
  await expect(viewer.button("Photo 5000")).toBeFocused();
  await expectFew();
  await viewer.button("Photo 2505").click();
  await viewer.expectPhoto(2505);
  await page.setViewportSize({ width: 390, height: 844 });
  await viewer.press("ArrowRight");
  await expect(viewer.button("Photo 2506")).toBeInViewport({ ratio: 1 });
});
