import { expect, test, type Viewer } from "./viewer.ts";

/** Host pages that refuse, answer late, reload or resize. They run in React 18 and 19. */
test.use({ hasTouch: true });

const slides = (viewer: Viewer) => viewer.dialog.locator(".plb__slides");
const refusing = { decides: "refuse", state: { open: true } } as const;

async function expectRest(viewer: Viewer): Promise<void> {
  await expect(slides(viewer)).toHaveCSS("translate", /^(none|0px)$/);
  await expect(slides(viewer)).toHaveCSS("opacity", "1");
}

test("a refused pull and a refused pinch leave nothing moved", async ({ viewer, touch }) => {
  await viewer.visitHost(refusing);
  await viewer.expectLoaded();
  const { center } = await viewer.box();
  await touch.swipe(center, { x: 0, y: 260 });
  await expect.poll(() => viewer.calls("onOpenChange")).toEqual([["onOpenChange", false, "pull"]]);
  await expectRest(viewer);
  await touch.pinch(center, 300, 150);
  await expect.poll(() => viewer.calls("onOpenChange")).toHaveLength(2);
  await viewer.expectScale(1);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await expectRest(viewer);
});

test("a refused press is forgotten", async ({ viewer, page }) => {
  await page.clock.install();
  await viewer.visitHost({ decides: "refuse", state: { open: false, children: true } });
  await page.getByRole("button", { name: "A chapel window" }).click();
  await expect.poll(() => viewer.calls("onOpenChange")).toHaveLength(1);
  await page.clock.fastForward(6000);
  await viewer.setHost({ open: true });
  await viewer.expectPhoto(1);
});

test("after a refused Back a move does not overwrite the page's history entry", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ ...refusing, urls: true, state: { open: false, children: true } });
  const pageUrl = page.url();
  await page.getByRole("button", { name: "The quadrangle at dusk" }).click();
  await viewer.setHost({ open: true });
  await viewer.expectPhoto(1);
  await expect(page).toHaveURL(/photo=1/);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(pageUrl);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  await viewer.nextFrame();
  expect(page.url()).toBe(pageUrl);
});

for (const close of ["Escape", "Back"]) {
  test(`a reload while open restores the scroll restoration on ${close}`, async ({
    viewer,
    page,
  }) => {
    await viewer.visitHost({ urls: true, state: { children: true } });
    await page.getByRole("button", { name: "The quadrangle at dusk" }).click();
    await viewer.expectPhoto(1);
    await page.reload();
    await viewer.expectPhoto(1);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe("manual");
    if (close === "Back") await page.goBack();
    else await viewer.press("Escape");
    await viewer.expectClosed();
    await expect(page).not.toHaveURL(/photo=/);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe("auto");
  });
}

test("a late index comes to rest on the last press", async ({ viewer, page }) => {
  await viewer.visitHost({ answers: 200, state: { open: true, options: { index: 0 } } });
  await viewer.expectLoaded();
  for (let press = 0; press < 4; press += 1) {
    await viewer.press("ArrowRight");
    await page.waitForTimeout(90);
  }
  await viewer.expectPhoto(5);
  const moves = (await viewer.calls("onIndexChange")).length;
  await page.waitForTimeout(1000);
  await viewer.expectPhoto(5);
  expect(await viewer.calls("onIndexChange")).toHaveLength(moves);
});

test("parts next to a zoomed photo leave no gap", async ({ viewer }) => {
  const loadMetadata = { displayMetadata: true, showThumbnails: true };
  await viewer.visitHost({ state: { open: true, options: loadMetadata } });
  await viewer.expectLoaded();
  await viewer.press("i");
  const { x, y } = await viewer.box();
  await viewer.page.mouse.dblclick(x + 2, y + 2);
  await viewer.expectScale(2.5);
  const expectFilled = () =>
    expect(async () => {
      const [photo, carousel] = [await viewer.box(viewer.picture), await viewer.box()];
      expect(photo.x).toBeLessThanOrEqual(carousel.x + 1);
      expect(photo.y).toBeLessThanOrEqual(carousel.y + 1);
      expect(photo.right).toBeGreaterThanOrEqual(carousel.right - 1);
      expect(photo.bottom).toBeGreaterThanOrEqual(carousel.bottom - 1);
    }).toPass({ timeout: 5000 });
  await expectFilled();
  for (let corner = 0; corner < 30; corner += 1) await viewer.press("Shift+ArrowRight");
  for (let corner = 0; corner < 20; corner += 1) await viewer.press("Shift+ArrowDown");
  for (const key of ["t", "i", "i", "t"]) {
    await viewer.press(key);
    await viewer.nextFrame();
    await expectFilled();
  }
});

test("the next caption starts at its top, and a long one is scrolled by keys", async ({
  viewer,
  page,
}) => {
  await viewer.visitHost({ state: { open: true, ids: ["l1", "l2", "3"] } });
  await viewer.expectLoaded();
  const caption = viewer.caption;
  await expect(caption).toHaveAttribute("tabindex", "0");
  await caption.evaluate((it) => it.scrollTo(0, 138));
  await viewer.press("ArrowRight");
  await viewer.expectPhoto("Photo of l2");
  await expect(caption).toHaveJSProperty("scrollTop", 0);
  await caption.focus();
  await viewer.press("ArrowDown");
  await expect.poll(() => caption.evaluate((it) => it.scrollTop)).toBeGreaterThan(0);
  await page.keyboard.press("End");
  await viewer.expectPhoto("Photo of 3");
  await expect(caption).toHaveAttribute("tabindex", "-1");
});

test("a good retry is announced, and a failed slide has no zoom", async ({ viewer, page }) => {
  viewer.expected.push(/Failed to load resource/);
  await page.route("**/missing.jpg", (route) => route.fulfill({ status: 404 }));
  await viewer.visitHost({ state: { open: true, ids: ["x1", "2"] } });
  await expect(viewer.status).toHaveText("Photo 1 could not be loaded.");
  await expect(viewer.button("Zoom in")).toHaveAttribute("aria-disabled", "true");
  await page.route("**/missing.jpg", (route) =>
    route.fulfill({
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"/>',
      contentType: "image/svg+xml",
    }),
  );
  await viewer.clickButton("Retry");
  await viewer.expectLoaded();
  await expect(viewer.status).toHaveText("Photo 1 of 2: Photo of x1");
  await expect(viewer.button("Zoom in")).not.toHaveAttribute("aria-disabled");
});

test("open(index) loops like the other methods", async ({ viewer, page }) => {
  for (const [index, photo] of [
    [-1, 5],
    [99, 5],
    [6, 2],
  ] as const) {
    await viewer.visitHost();
    await page.evaluate((at) => {
      (window as unknown as { handle: { open: (index: number) => void } }).handle.open(at);
    }, index);
    await viewer.expectPhoto(photo);
  }
});

test("a contact sheet of 200 photos loads eight at a time", async ({ viewer, page }) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await viewer.visitHost({ count: 200, bare: true, state: { open: true } });
  await viewer.expectLoaded();
  await expect(viewer.dialog.locator("[data-status=loaded]")).toHaveCount(5);
  let [now, most] = [0, 0];
  const done = () => {
    now -= 1;
  };
  page.on("request", () => {
    now += 1;
    most = Math.max(most, now);
  });
  page.on("requestfinished", done);
  page.on("requestfailed", done);
  await viewer.clickButton("More");
  await viewer.clickButton("Print contact sheet");
  await page.waitForFunction(() => "printed" in window);
  expect(most).toBeLessThanOrEqual(8);
  await expect(viewer.dialog.locator(".plb__print img")).toHaveCount(200);
});

test("closing and opening at once does not repeat the name of a view transition", async ({
  viewer,
  page,
}) => {
  const messages: string[] = [];
  page.on("console", (message) => messages.push(message.text()));
  // This host page does not answer `onClose`.
  const options = { viewTransition: true, onClose: null as never };
  await viewer.visitHost({ state: { children: true, options } });
  await page.getByRole("button", { name: "Snow on deodars" }).click();
  await viewer.expectPhoto(3);
  await page.evaluate(() => {
    const { handle } = window as unknown as {
      handle: { open: (index: number) => void; close: () => void };
    };
    handle.close();
    handle.open(2);
  });
  await viewer.expectPhoto(3);
  await page.waitForTimeout(600);
  await viewer.expectPhoto(3);
  expect(messages.filter((text) => /view-transition/i.test(text))).toEqual([]);
});

for (const strict of [false, true])
  test(`links of a group in a shadow root open the viewer and do not leave the page${strict ? ", in StrictMode" : ""}`, async ({
    viewer,
    page,
  }) => {
    const options = { lightboxIdentifier: "shadow" };
    await viewer.visitHost({ layout: "shadow", strict, state: { options } });
    const url = page.url();
    const opener = page.getByRole("link", { name: "Snow on deodars" });
    for (const open of [() => opener.click(), () => opener.press("Enter")]) {
      await open();
      await viewer.expectPhoto(3);
      await viewer.press("Escape");
      await viewer.expectClosed();
      await expect(opener).toBeFocused();
    }
    expect(page.url()).toBe(url);
  });

test("images in a shadow root open the viewer", async ({ viewer, page }) => {
  await viewer.visitHost({ layout: "shadow", state: { children: true } });
  const image = page.getByRole("button", { name: "A chapel window" });
  await image.press("Enter");
  await viewer.expectPhoto("Photo of");
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(image).toBeFocused();
});
