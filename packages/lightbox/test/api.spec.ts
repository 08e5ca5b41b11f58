import type { LightboxHandle } from "../src/index.ts";
import { expect, test, type Viewer } from "./viewer.ts";

const getPhoto = (url: string) => new URL(url).searchParams.get("photo");

/** Calls a method of the `ref`. */
const callHandle = (viewer: Viewer, name: keyof LightboxHandle, index?: number) =>
  viewer.page.evaluate(
    ([method, value]) => {
      const { handle } = window as unknown as { handle: LightboxHandle };
      handle[method](value as number);
    },
    [name, index] as const,
  );

const changes = (viewer: Viewer) => viewer.calls("onOpenChange");

test("defaultOpen opens once, and the visitor closes", async ({ viewer }) => {
  await viewer.visitHost({ decides: "refuse", state: { options: { defaultOpen: true } } });
  await viewer.expectPhoto(1);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await viewer.setHost({ renders: 1 });
  await viewer.expectClosed();
  expect(await changes(viewer)).toEqual([["onOpenChange", false, "escape"]]);
});

test("with open and onOpenChange the host page opens and closes", async ({ viewer, page }) => {
  await viewer.visitHost({ decides: "agree", state: { open: false, children: true } });
  await page.getByRole("button", { name: "Snow on deodars" }).click();
  await viewer.expectPhoto(3);
  await viewer.clickButton("Close");
  await viewer.expectClosed();
  expect(await viewer.calls()).toEqual([
    ["onOpenChange", true, "press"],
    ["onOpen", 2],
    ["onOpenChange", false, "button"],
    ["onClose", 2],
  ]);
});

test("the host page may refuse to open and to close, and agree later", async ({ viewer, page }) => {
  await viewer.visitHost({ decides: "refuse", state: { open: false, children: true } });
  await page.getByRole("button", { name: "Snow on deodars" }).click();
  await expect.poll(() => changes(viewer)).toEqual([["onOpenChange", true, "press"]]);
  await viewer.nextFrame();
  await viewer.expectClosed();
  await viewer.setHost({ open: true });
  await viewer.expectPhoto(3);
  await viewer.press("Escape");
  await expect.poll(() => changes(viewer)).toHaveLength(2);
  await viewer.nextFrame();
  await viewer.expectPhoto(3);
  await viewer.setHost({ open: false });
  await viewer.expectClosed();
  expect(await changes(viewer)).toHaveLength(2);
});

test("Back, an empty list and unmounting state their reason", async ({ viewer, page }) => {
  const agree = { decides: "agree", urls: true, state: { open: false } } as const;
  await viewer.visitHost(agree);
  await callHandle(viewer, "open", 1);
  await viewer.expectPhoto(2);
  await page.goBack();
  await viewer.expectClosed();
  await page.goForward();
  await viewer.expectPhoto(2);
  await viewer.setHost({ ids: [] });
  await viewer.expectClosed();
  await viewer.setHost({ ids: ["1", "2"] });
  await callHandle(viewer, "open");
  await viewer.expectPhoto(1);
  await viewer.setHost({ mounted: false });
  await viewer.expectClosed();
  expect((await changes(viewer)).map(([, open, reason]) => `${open} ${reason}`)).toEqual([
    "true method",
    "false history",
    "true history",
    "false empty",
    "true method",
    "false unmount",
  ]);
  await expect.poll(() => getPhoto(page.url())).toBeNull();
});

test("opens at index, follows it, and reports changes", async ({ viewer }) => {
  const options = { index: 2, startingSlideIndex: 1 };
  await viewer.openHost({ decides: "agree", state: { options } });
  await viewer.expectPhoto(3);
  await viewer.setHost({ options: { index: 4 } });
  await viewer.expectPhoto(5);
  await viewer.press("ArrowLeft");
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(3);
  // The host page has not changed the index.
  await viewer.setHost({ renders: 1 });
  await viewer.nextFrame();
  await viewer.expectPhoto(3);
  expect(await viewer.calls("onIndexChange")).toEqual([
    ["onIndexChange", 4],
    ["onIndexChange", 3],
    ["onIndexChange", 2],
  ]);
});

/** Presses an arrow key at this interval. */
const pressOften = (viewer: Viewer, count: number, everyMs: number) =>
  viewer.dialog.evaluate(
    async (dialog, { times, ms }) => {
      for (let press = 0; press < times; press++) {
        dialog.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        await new Promise((ready) => setTimeout(ready, ms));
      }
    },
    { times: count, ms: everyMs },
  );

for (const [answers, everyMs] of [
  [200, 90],
  [50, 33],
  [200, 150],
  ["now", 33],
  ["transition", 33],
] as const) {
  test(`rests on the last press when the host page answers ${answers} and a key is pressed every ${everyMs} ms`, async ({
    viewer,
  }) => {
    await viewer.openHost({ answers, count: 30, state: { options: { index: 0 } } });
    await pressOften(viewer, 8, everyMs);
    await expect.poll(() => viewer.calls("answer")).toHaveLength(8);
    await viewer.nextFrame();
    await viewer.expectPhoto(9);
    const indexes = (await viewer.calls("onIndexChange")).map(([, index]) => index);
    expect(indexes).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Later changes of the host page do not answer a move.
    for (const [n, index] of [3, 20, 3].entries()) {
      await viewer.setHost({ options: { index } });
      await viewer.expectPhoto(index + 1);
      await expect.poll(() => viewer.calls("answer")).toHaveLength(9 + n);
    }
  });
}

test("a late host page can change the index between two answers", async ({ viewer }) => {
  await viewer.openHost({ answers: 300, state: { options: { index: 0 } } });
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.setHost({ options: { index: 4 } });
  await viewer.expectPhoto(5);
  await expect
    .poll(() => viewer.calls("answer"))
    .toEqual([
      ["answer", 1],
      ["answer", 4],
    ]);
  await viewer.nextFrame();
  await viewer.expectPhoto(5);
  expect(await viewer.calls("onIndexChange")).toHaveLength(2);
});

test("a host page that never answers still changes the index", async ({ viewer }) => {
  await viewer.openHost({ answers: "never", state: { options: { index: 0 } } });
  await viewer.press("ArrowRight");
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(3);
  await viewer.setHost({ options: { index: 4 } });
  await viewer.expectPhoto(5);
  await viewer.setHost({ options: { index: 0 } });
  await viewer.expectPhoto(1);
});

test("the ref opens, moves and closes, and stays the same", async ({ viewer, page }) => {
  await viewer.visitHost();
  const first = await page.evaluateHandle("handle");
  await callHandle(viewer, "next");
  await viewer.expectClosed();
  await callHandle(viewer, "open", 3);
  await viewer.expectPhoto(4);
  await callHandle(viewer, "next");
  await viewer.expectPhoto(5);
  await callHandle(viewer, "previous");
  await viewer.expectPhoto(4);
  await callHandle(viewer, "goTo", 0);
  await viewer.expectPhoto(1);
  await callHandle(viewer, "close");
  await viewer.expectClosed();
  expect(await first.evaluate((known) => known === Reflect.get(window, "handle"))).toBe(true);
});

test("history lets a router change the URL", async ({ viewer, page }) => {
  await viewer.openHost({ router: true, urls: true });
  expect(await page.evaluate(() => history.state)).toEqual({ usr: { plbEntry: "auto" } });
  await viewer.press("ArrowRight");
  await expect.poll(() => getPhoto(page.url())).toBe("2");
  const { length } = await page.evaluate(() => ({ length: history.length }));
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect.poll(() => getPhoto(page.url())).toBeNull();
  await page.goForward();
  await viewer.expectPhoto(2);
  expect(await page.evaluate(() => history.length)).toBe(length);
});
