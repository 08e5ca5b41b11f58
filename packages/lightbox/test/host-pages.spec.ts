import { expect, test } from "./viewer.ts";

const getPhoto = (url: string) => new URL(url).searchParams.get("photo");

test("inline getPhotoUrl and a store: Escape closes and does not open again", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ inline: true, store: true, urls: true });
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect.poll(() => getPhoto(page.url())).toBeNull();
  await viewer.nextFrame();
  await viewer.expectClosed();
  expect((await viewer.calls()).map(([name]) => name)).toEqual(["onOpen", "onClose"]);
});

test("a render of the host page in the frame after a press does not lose the press", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ inline: true, store: true, urls: true });
  await page.evaluate(async () => {
    const { host } = window as unknown as { host: { set: (state: object) => void } };
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    document.querySelector(".plb")?.dispatchEvent(key);
    await new Promise((ready) => requestAnimationFrame(ready));
    host.set({ renders: 1 });
  });
  await viewer.expectPhoto(2);
  await viewer.nextFrame();
  await viewer.expectPhoto(2);
  expect(await viewer.calls("onSelect")).toEqual([["onSelect", 1]]);
});

test("children added after the first render open by mouse and keyboard", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost();
  await viewer.setHost({ children: true });
  const picture = page.getByRole("button", { name: "Snow on deodars" });
  await picture.click();
  await viewer.expectPhoto(3);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await picture.focus();
  await viewer.press("Enter");
  await viewer.expectPhoto(3);
});

test("images added outside React are buttons", async ({ viewer, page }) => {
  await viewer.visitHost({ state: { children: true } });
  await page.evaluate(() => {
    const added = Object.assign(new Image(), { alt: "Added", src: "/pictures/photo-01-small.jpg" });
    document.querySelector("main img")?.parentElement?.append(added);
  });
  await expect(page.getByRole("button", { name: "Added" })).toBeVisible();
});

test("a deep link opens its photo when the images load later", async ({ viewer }) => {
  await viewer.visitHost({ urls: true, state: { ids: [] } }, "&photo=3");
  await viewer.expectClosed();
  await viewer.setHost({ ids: ["1", "2", "3"] });
  await viewer.expectPhoto(3);
  expect(await viewer.calls()).toEqual([["onOpen", 2]]);
});

test("unmounting an open lightbox calls onClose and restores URL and scrolling", async ({
  viewer,
  page,
}) => {
  await viewer.openHost({ urls: true });
  await viewer.press("ArrowRight");
  await expect.poll(() => getPhoto(page.url())).toBe("2");
  await viewer.setHost({ mounted: false });
  await viewer.expectClosed();
  await expect.poll(() => viewer.calls("onClose")).toEqual([["onClose", 1]]);
  await expect.poll(() => getPhoto(page.url())).toBeNull();
  expect(await page.evaluate(() => history.scrollRestoration)).toBe("auto");
});

test("does not change the URL when the host page has navigated", async ({ viewer, page }) => {
  await viewer.openHost({ urls: true });
  await page.evaluate(() => history.pushState(null, "", "/elsewhere"));
  await viewer.setHost({ mounted: false });
  await viewer.expectClosed();
  await expect.poll(() => viewer.calls("onClose")).toHaveLength(1);
  expect(new URL(page.url()).pathname).toBe("/elsewhere");
});

test("a deep link opens one of two lightboxes with the same URLs", async ({ viewer, page }) => {
  await viewer.visitHost({ urls: true, layout: "two" }, "&photo=2");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await viewer.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => getPhoto(page.url())).toBeNull();
});

test("closing after a deep link scrolls the thumbnail of the last photo into view and focuses it", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 300 });
  const ids = Array.from({ length: 12 }, (_, at) => String(at + 1));
  await viewer.visitHost({ urls: true, state: { ids, children: true } }, "&photo=2");
  await viewer.expectPhoto(2);
  await viewer.press("End");
  await viewer.expectPhoto(12);
  await viewer.press("Escape");
  await viewer.expectClosed();
  const last = page.getByRole("button", { name: "The dormitory at night" });
  await expect(last).toBeInViewport();
  await expect(last).toBeFocused();
});

/** Counts the components that render, by the hook of React DevTools, and the reads of items. */
async function countMove(viewer: import("./viewer.ts").Viewer) {
  return viewer.page.evaluate(async () => {
    interface Fiber {
      tag: number;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
      type: { name?: string; type?: { name?: string } };
    }
    const seen = window as unknown as {
      commits: Fiber[];
      host: { reads: number[] };
    };
    seen.host.reads.length = 0;
    const names: string[] = [];
    const walk = (fiber: Fiber | null) => {
      for (let one = fiber; one; one = one.sibling) {
        const isNew = one.alternate === null;
        const isComponent = [0, 11, 14, 15].includes(one.tag);
        if (isComponent && (one.flags & 1 || isNew)) {
          names.push(one.type.name || one.type.type?.name || "?");
        }
        // A component that bailed out has the same child as before.
        if (isNew || one.child !== one.alternate?.child) walk(one.child);
      }
    };
    const hook = (window as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: { onCommit: unknown } })
      .__REACT_DEVTOOLS_GLOBAL_HOOK__;
    hook.onCommit = (root: { current: Fiber }) => walk(root.current.child);
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true });
    document.querySelector(".plb")?.dispatchEvent(key);
    await new Promise((ready) => setTimeout(ready, 700));
    hook.onCommit = undefined;
    return { names, reads: seen.host.reads.length, photos: new Set(seen.host.reads).size };
  });
}

test("with 1,000 photos and onSelect={setIndex} a move reads at most 12 photos and renders at most 8 components", async ({
  viewer,
  page,
}) => {
  await page.addInitScript(() => {
    const hook = {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (_id: number, root: unknown) =>
        (hook as { onCommit?: (root: unknown) => void }).onCommit?.(root),
    };
    Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  });
  await viewer.openHost({ inline: true, select: true, count: 1000 });
  await viewer.expectLoaded();
  // Here a move scrolls the thumbnails.
  await viewer.typeNumber(500);
  await viewer.expectPhoto(500);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(501);
  await expect(viewer.dialog.locator("[data-status=loaded]")).toHaveCount(5);
  await expect(page.getByRole("heading", { name: "Host page 500" })).toBeAttached();
  const { names: all, reads, photos } = await countMove(viewer);
  const names = all.filter((name) => name !== "Host" && name !== "Page");
  await viewer.expectPhoto(502);
  console.log(
    `${names.length} renders (${names.slice(0, 9).join(", ")}), ${photos} photos, ${reads} reads`,
  );
  expect(photos).toBeLessThanOrEqual(12);
  expect(names.length).toBeGreaterThan(1);
  expect(names.length).toBeLessThanOrEqual(8);
});

test("opens, moves and closes without modals, popovers and media queries, as in jsdom", async ({
  viewer,
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { matchMedia: undefined });
    Object.assign(HTMLDialogElement.prototype, { showModal: undefined, close: undefined });
    Object.assign(Element.prototype, { scrollTo: undefined });
    const { querySelector } = Element.prototype;
    Element.prototype.querySelector = function (this: Element, selector: string) {
      if (selector.includes(":popover-open")) throw new SyntaxError("Unknown pseudo-class");
      return querySelector.call(this, selector);
    } as typeof querySelector;
  });
  await viewer.visitHost();
  await viewer.setHost({ open: true });
  const dialog = page.locator("dialog.plb");
  await expect(dialog).toHaveCount(1);
  const press = (key: string) =>
    dialog.evaluate((it, name) => {
      it.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true }));
    }, key);
  await press("ArrowRight");
  await expect(dialog.locator(".plb__caption")).toContainText("Photo of 2");
  await press("Escape");
  await expect(dialog).toHaveCount(0);
  expect((await viewer.calls()).map(([name]) => name)).toEqual([
    "onOpen",
    "onNext",
    "onSelect",
    "onClose",
  ]);
});
