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

for (const rtl of [false, true]) {
  test(`the strip starts at the current thumbnail and follows a move (rtl: ${rtl})`, async ({
    viewer,
  }) => {
    await viewer.open({ album: "big", options: { startingSlideIndex: 60, rtl } });
    const expectCentered = async (name: string) => {
      const strip = await viewer.box(viewer.dialog.locator(".plb__thumbnails"));
      await expect
        .poll(async () => (await viewer.box(viewer.button(name))).center.x - strip.center.x)
        .toBeCloseTo(0, -2);
    };
    await expectCentered("Photo 61");
    await viewer.press(rtl ? "ArrowLeft" : "ArrowRight");
    await expectCentered("Photo 62");
    await expect(viewer.button("Photo 66")).toBeInViewport({ ratio: 1 });
    await expect(viewer.button("Photo 58")).toBeInViewport({ ratio: 1 });
  });
}
