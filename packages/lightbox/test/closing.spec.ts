import { expect, test } from "./viewer.ts";

test("closes by the close button [A257]", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`clickOutside closes outside the picture, not on it (${imgAnimation}) [A257]`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const picture = await viewer.box(viewer.picture);
    await page.mouse.click(picture.center.x, picture.center.y);
    await viewer.expectPhoto(3);
    await page.mouse.click(picture.x - 60, picture.center.y);
    await viewer.expectClosed();
  });

  test(`a drag that starts outside the picture changes the slide and does not close (${imgAnimation})`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const carousel = await viewer.box();
    await page.mouse.move(carousel.right - 40, carousel.center.y);
    await page.mouse.down();
    await page.mouse.move(carousel.right - 140, carousel.center.y, { steps: 4 });
    await page.mouse.move(carousel.right - 760, carousel.center.y, { steps: 4 });
    await page.mouse.up();
    await viewer.expectPhoto(4);
  });
}

const outside = { modalClose: "clickOutside", startingSlideIndex: 2 } as const;

test("clickOutside closes in the columns of the arrows [A257]", async ({ viewer, page }) => {
  for (const name of ["Previous", "Next"]) {
    await viewer.open({ options: outside });
    const arrow = await viewer.box(viewer.button(name));
    await page.mouse.click(arrow.center.x, arrow.y - 60);
    await viewer.expectClosed();
  }
});

test("clickOutside closes on the caption and next to it [A257]", async ({ viewer, page }) => {
  await viewer.open({ options: outside });
  const caption = await viewer.box(viewer.caption);
  await page.mouse.click(caption.x + 20, caption.center.y);
  await viewer.expectClosed();
  await viewer.open({ options: outside });
  await viewer.caption.getByText("The first snow of the year").click();
  await viewer.expectClosed();
});

test("clickOutside does not close on controls, nor between their buttons [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ with: ["metadata"], options: { ...outside, displayMetadata: true } });
  const counter = await viewer.box(viewer.dialog.locator(".plb__counter"));
  await page.mouse.click(counter.right + 40, counter.center.y);
  const first = await viewer.box(viewer.button("Photo 1"));
  await page.mouse.click(first.right + 3, first.center.y);
  await viewer.dialog.getByText("Shutter speed").click();
  await viewer.clickButton("Next");
  await viewer.expectPhoto(4);
});

test("clickOutside does not close when a press starts on a control and ends outside [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  const arrow = await viewer.box(viewer.button("Next"));
  await page.mouse.move(arrow.center.x, arrow.center.y);
  await page.mouse.down();
  await page.mouse.move(arrow.center.x, arrow.y - 60, { steps: 3 });
  await page.mouse.up();
  await viewer.expectPhoto(3);
});

test("clickOutside does not close when the caption is selected, but on a click after a drag [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  await viewer.expectLoaded();
  const text = await viewer.box(viewer.caption.getByText("The first snow of the year"));
  await page.mouse.move(text.x + 2, text.center.y);
  await page.mouse.down();
  await page.mouse.move(text.right + 40, text.center.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain("first snow");
  await viewer.expectPhoto(3);
  const carousel = await viewer.box();
  await page.mouse.move(carousel.right - 40, carousel.center.y);
  await page.mouse.down();
  await page.mouse.move(carousel.right - 160, carousel.center.y, { steps: 4 });
  await page.mouse.move(carousel.right - 760, carousel.center.y, { steps: 4 });
  await page.mouse.up();
  await viewer.expectPhoto(4);
  const caption = await viewer.box(viewer.caption);
  await page.mouse.click(caption.x + 20, caption.center.y);
  await viewer.expectClosed();
});

test("a drag that ends in the column of an arrow changes the slide and does not close [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  await viewer.expectLoaded();
  const carousel = await viewer.box();
  await page.mouse.move(carousel.center.x, carousel.y + 40);
  await page.mouse.down();
  await page.mouse.move(carousel.x - 40, carousel.y + 40, { steps: 6 });
  await page.mouse.up();
  await viewer.expectPhoto(4);
});

test("with modalClose default a click outside the picture does nothing [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { startingSlideIndex: 2 } });
  await viewer.expectLoaded();
  const picture = await viewer.box(viewer.picture);
  await page.mouse.click(picture.x - 60, picture.center.y);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(4);
});
