import { expect, test } from "./viewer.ts";

test("in an album of 300 a move reads a few items and changes a few elements", async ({
  viewer,
  page,
}) => {
  await viewer.open({ album: "big", with: ["countReads"], options: { displayMetadata: true } });
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator(".plb__thumbnail")).not.toHaveCount(0);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.expectLoaded();
  await page.evaluate(() => {
    const changed = new Set<Node>();
    const watching = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver((changes) => {
      for (const { target } of changes) changed.add(target);
    }).observe(document.body, watching);
    Object.assign(window, { changed, readItems: new Set() });
  });
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(3);
  await viewer.expectLoaded();
  await expect(viewer.button("Photo 3")).toHaveAttribute("aria-current", "true");
  const { changed, readItems } = await page.evaluate(() => {
    const seen = window as unknown as { changed: Set<Node>; readItems: Set<number> };
    return { changed: seen.changed.size, readItems: seen.readItems.size };
  });
  expect(changed).toBeGreaterThan(5);
  expect(changed).toBeLessThan(40);
  expect(readItems).toBeGreaterThan(1);
  expect(readItems).toBeLessThan(40);
});

test("a key press moves the slides in the next frame, and updates the counter later", async ({
  viewer,
  page,
}) => {
  await viewer.open({ album: "big" });
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator(".plb__slide")).toHaveCount(5);
  const seen = await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLElement>(".plb");
    const slides = dialog?.querySelector(".plb__slides");
    const getX = () => slides?.getBoundingClientRect().x;
    const counter = dialog?.querySelector(".plb__counter");
    const frames: { isMoving: boolean; counter: string }[] = [];
    const before = getX();
    dialog?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
    const record = () =>
      frames.push({
        isMoving: getX() !== before,
        counter: counter?.textContent ?? "",
      });
    for (let frame = 0; frame < 3; frame += 1) {
      await new Promise((ready) => requestAnimationFrame(ready));
      record();
      await new Promise((ready) => setTimeout(ready));
    }
    return frames;
  });
  expect(seen[0]).toEqual({ isMoving: true, counter: "1 / 300" });
  expect(seen.at(-1)).toEqual({ isMoving: true, counter: "2 / 300" });
});

test("on a phone the details are painted as an overlay first, and the layout changes a frame later", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await viewer.open({ album: "big", with: ["metadata"], options: { displayMetadata: true } });
  await viewer.expectLoaded();
  const details = viewer.dialog.getByRole("complementary", { name: "Photo details" });
  await expect(details).toBeHidden();
  const seen = await page.evaluate(async () => {
    const getBox = (part: string) =>
      document.querySelector(`.plb__${part}`)?.getBoundingClientRect().toJSON() ?? null;
    const record = () => ({ details: getBox("details"), carousel: getBox("carousel") });
    const frames = [record()];
    document
      .querySelector(".plb")
      ?.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
    const hasMoved = () => frames.at(-1)?.carousel?.height !== frames[0]?.carousel?.height;
    // On a busy machine the layout changes later.
    for (let frame = 0; frame < 100 && !hasMoved(); frame += 1) {
      await new Promise((ready) => requestAnimationFrame(ready));
      frames.push(record());
      await new Promise((ready) => setTimeout(ready, 20));
    }
    return frames;
  });
  const [before, first] = seen;
  const last = seen.at(-1);
  expect(first?.details).not.toBeNull();
  expect(first?.details).toEqual(last?.details);
  expect(first?.carousel).toEqual(before?.carousel);
  expect(last?.carousel).not.toEqual(before?.carousel);
});
