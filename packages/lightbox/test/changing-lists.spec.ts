import { expect, test } from "./viewer.ts";

test("shows the nearest photo when the list shrinks, with one callback", async ({ viewer }) => {
  await viewer.openHost();
  await viewer.press("End");
  await viewer.expectPhoto(5);
  await viewer.setHost({ ids: ["1", "2"] });
  await viewer.expectPhoto("Photo of 2");
  await expect(viewer.dialog.getByText("2 / 2")).toBeVisible();
  await viewer.expectLoaded();
  expect(await viewer.calls("onSelect")).toEqual([
    ["onSelect", 4],
    ["onSelect", 1],
  ]);
});

test("positions the only photo correctly when the list shrinks to one", async ({ viewer }) => {
  await viewer.openHost();
  await viewer.press("3");
  await viewer.expectPhoto(3);
  await viewer.setHost({ ids: ["1"] });
  await viewer.expectPhoto("Photo of 1");
  await expect(viewer.dialog.getByText("1 / 1")).toBeVisible();
  const carousel = await viewer.box();
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
});

test("does not change the current photo when photos are inserted before it", async ({ viewer }) => {
  await viewer.openHost();
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.setHost({ ids: ["8", "9", "1", "2", "3"] });
  await viewer.expectPhoto(4);
  await expect(viewer.caption).toContainText("Photo of 2");
  const carousel = await viewer.box();
  await expect.poll(async () => (await viewer.box(viewer.current)).x).toBeCloseTo(carousel.x, 0);
  expect(await viewer.calls("onSelect")).toEqual([["onSelect", 1]]);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto("Photo of 3");
  await expect(viewer.button("Photo 5")).toHaveAttribute("aria-current", "true");
});

test("a failed status moves with its photo when the list changes", async ({ viewer }) => {
  viewer.expected.push(/404/);
  await viewer.openHost({ state: { ids: ["x1", "2", "3"] } });
  await expect(viewer.current).toHaveAttribute("data-status", "failed");
  await viewer.setHost({ ids: ["2", "3", "x1"] });
  await viewer.expectPhoto(3);
  await expect(viewer.current).toHaveAttribute("data-status", "failed");
  await viewer.press("ArrowRight");
  await viewer.expectPhoto("Photo of 2");
  await viewer.expectLoaded();
});

test("closes when the list becomes empty, and does not reopen when it is filled", async ({
  viewer,
}) => {
  await viewer.openHost();
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.setHost({ ids: [] });
  await viewer.expectClosed();
  expect(await viewer.calls("onClose")).toEqual([["onClose", 1]]);
  await viewer.setHost({ ids: ["1", "2"] });
  await viewer.nextFrame();
  await viewer.expectClosed();
});

test("two photos with the same URL are two slides", async ({ viewer }) => {
  await viewer.openHost({ state: { ids: ["1", "2", "1"] } });
  await viewer.press("End");
  await viewer.expectPhoto(3);
  await viewer.setHost({ ids: ["1", "2", "1", "4"] });
  await viewer.expectPhoto(3);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto("Photo of 4");
});
