import { expect, test } from "./viewer.ts";

test("the close button closes [A257]", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  await expect(page.getByRole("button", { name: "Open", exact: true })).toBeFocused();
});

for (const imgAnimation of ["imgDrag", "fade"] as const) {
  test(`modalClose clickOutside closes beside the picture, not on it (${imgAnimation}) [A257]`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const picture = await viewer.box(viewer.picture);
    await page.mouse.click(picture.middle.x, picture.middle.y);
    await viewer.expectPhoto(3);
    await page.mouse.click(picture.x - 60, picture.middle.y);
    await viewer.expectClosed();
  });

  test(`a drag that starts beside the picture turns the page and does not close (${imgAnimation})`, async ({
    viewer,
    page,
  }) => {
    await viewer.open({
      options: { modalClose: "clickOutside", startingSlideIndex: 2, imgAnimation },
    });
    await viewer.expectLoaded();
    const stage = await viewer.box();
    await page.mouse.move(stage.right - 40, stage.middle.y);
    await page.mouse.down();
    await page.mouse.move(stage.right - 140, stage.middle.y, { steps: 4 });
    await page.mouse.move(stage.right - 760, stage.middle.y, { steps: 4 });
    await page.mouse.up();
    await viewer.expectPhoto(4);
  });
}

const outside = { modalClose: "clickOutside", startingSlideIndex: 2 } as const;

test("clickOutside closes in the columns of the arrows [A257]", async ({ viewer, page }) => {
  for (const name of ["Previous", "Next"]) {
    await viewer.open({ options: outside });
    const arrow = await viewer.box(viewer.button(name));
    await page.mouse.click(arrow.middle.x, arrow.y - 60);
    await viewer.expectClosed();
  }
});

test("clickOutside closes on the caption's row, beside the words and on them [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  const caption = await viewer.box(viewer.caption);
  await page.mouse.click(caption.x + 20, caption.middle.y);
  await viewer.expectClosed();
  await viewer.open({ options: outside });
  await viewer.caption.getByText("The first snow of the year").click();
  await viewer.expectClosed();
});

test("clickOutside leaves the controls alone: bar, strip and details, and what lies between their buttons [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ with: ["facts"], options: { ...outside, displayMetadata: true } });
  const counter = await viewer.box(viewer.dialog.locator(".lightbox__counter"));
  await page.mouse.click(counter.right + 40, counter.middle.y);
  const first = await viewer.box(viewer.button("Photo 1"));
  await page.mouse.click(first.right + 3, first.middle.y);
  await viewer.dialog.getByText("Shutter speed").click();
  await viewer.clickButton("Next");
  await viewer.expectPhoto(4);
});

test("clickOutside: a press on a control that ends elsewhere is a change of mind [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  const arrow = await viewer.box(viewer.button("Next"));
  await page.mouse.move(arrow.middle.x, arrow.middle.y);
  await page.mouse.down();
  await page.mouse.move(arrow.middle.x, arrow.y - 60, { steps: 3 });
  await page.mouse.up();
  await viewer.expectPhoto(3);
});

test("clickOutside: copying the caption closes nothing, and a click after a drag does [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  await viewer.expectLoaded();
  const words = await viewer.box(viewer.caption.getByText("The first snow of the year"));
  await page.mouse.move(words.x + 2, words.middle.y);
  await page.mouse.down();
  await page.mouse.move(words.right + 40, words.middle.y, { steps: 4 });
  await page.mouse.up();
  expect(await page.evaluate(() => String(getSelection()))).toContain("first snow");
  await viewer.expectPhoto(3);
  const stage = await viewer.box();
  await page.mouse.move(stage.right - 40, stage.middle.y);
  await page.mouse.down();
  await page.mouse.move(stage.right - 160, stage.middle.y, { steps: 4 });
  await page.mouse.move(stage.right - 760, stage.middle.y, { steps: 4 });
  await page.mouse.up();
  await viewer.expectPhoto(4);
  const caption = await viewer.box(viewer.caption);
  await page.mouse.click(caption.x + 20, caption.middle.y);
  await viewer.expectClosed();
});

test("a drag on the photo that ends in an arrow's column turns the page and does not close [A257]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: outside });
  await viewer.expectLoaded();
  const stage = await viewer.box();
  await page.mouse.move(stage.middle.x, stage.y + 40);
  await page.mouse.down();
  await page.mouse.move(stage.x - 40, stage.y + 40, { steps: 6 });
  await page.mouse.up();
  await viewer.expectPhoto(4);
});

test("with modalClose default a click beside the picture does nothing", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { startingSlideIndex: 2 } });
  await viewer.expectLoaded();
  const picture = await viewer.box(viewer.picture);
  await page.mouse.click(picture.x - 60, picture.middle.y);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(4);
});
