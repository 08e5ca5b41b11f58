import { expect, test } from "./viewer.ts";

test("the full-screen button enters and leaves full screen [A261]", async ({ viewer, page }) => {
  await viewer.open();
  const fullScreenClass = () => page.evaluate(() => document.fullscreenElement?.className);
  await viewer.clickButton("Full screen");
  await expect.poll(fullScreenClass).toBe("plb__frame");
  await expect(viewer.button("Full screen")).toHaveAttribute("aria-pressed", "true");
  await viewer.clickButton("Full screen");
  await expect.poll(fullScreenClass).toBeUndefined();
});

test("in full screen the first Escape leaves it, the second closes [A256]", async ({
  viewer,
  page,
}) => {
  await viewer.open();
  await viewer.press("f");
  await expect(viewer.button("Full screen")).toHaveAttribute("aria-pressed", "true");
  await viewer.press("Escape");
  await expect(viewer.button("Full screen")).toHaveAttribute("aria-pressed", "false");
  await viewer.expectPhoto(1);
  await viewer.press("Escape");
  await viewer.expectClosed();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test("fullScreen true opens in full screen [A261]", async ({ viewer }) => {
  await viewer.open({ options: { fullScreen: true } });
  await expect(viewer.button("Full screen")).toHaveAttribute("aria-pressed", "true");
});

test("magnifyingGlass shows a lens of 426 by 500 at the pointer, and its button hides it [A265]", async ({
  viewer,
  page,
}) => {
  await viewer.open({ options: { magnifyingGlass: true } });
  await viewer.expectLoaded();
  const { center } = await viewer.box(viewer.picture);
  await page.mouse.move(center.x + 50, center.y);
  const lens = viewer.dialog.locator(".plb__lens");
  await expect(lens).toBeVisible();
  const box = await viewer.box(lens);
  expect([box.width, box.height]).toEqual([426, 500]);
  expect(box.center.x).toBeCloseTo(center.x + 50, 0);
  // The lens follows the pointer, so the slide must not.
  await page.mouse.down();
  await page.mouse.move(center.x - 300, center.y, { steps: 4 });
  await page.mouse.up();
  await viewer.expectPhoto(1);
  await viewer.clickButton("Magnifying glass");
  await expect(lens).toHaveCount(0);
});

test("downloadImages offers the largest version as image.jpg [A266]", async ({ viewer, page }) => {
  await viewer.open();
  const link = viewer.dialog.getByRole("link", { name: "Download" });
  await expect(link).toHaveCount(0);
  await viewer.open({ album: "sharp", options: { downloadImages: true } });
  const download = page.waitForEvent("download");
  await link.click();
  expect((await download).suggestedFilename()).toBe("image.jpg");
  expect((await download).url()).toContain("/pictures/photo-01.jpg");
});

test("downloadName names the file", async ({ viewer, page }) => {
  await viewer.open({ with: ["downloadName"], options: { downloadImages: true } });
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
  const download = page.waitForEvent("download");
  await viewer.dialog.getByRole("link", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("2 photo-2.jpg");
});

test("a file of another site that scripts may not read opens in a new tab, or fails", async ({
  viewer,
  page,
}) => {
  viewer.expected.push(/Content Security Policy|Fetch API/);
  const file = { body: "A photo", contentType: "text/plain" };
  await page.context().route("https://photos.example/**", (route) => route.fulfill(file));
  await viewer.open({ album: "elsewhere", options: { downloadImages: true } });
  const link = viewer.dialog.getByRole("link", { name: "Download" });
  const tab = page.waitForEvent("popup");
  await link.click();
  await expect(await tab).toHaveURL("https://photos.example/a.jpg");
  expect(await (await tab).evaluate(() => window.opener)).toBeNull();
  await page.evaluate(() => Object.assign(window, { open: () => null }));
  await link.click();
  await expect(viewer.status).toHaveText("The photo could not be downloaded.");
  await expect(viewer.status).toHaveCSS("clip-path", "none");
  await viewer.expectPhoto(1);
});

test("a missing file of another site does not leave the page", async ({ viewer, page }) => {
  viewer.expected.push(/Content Security Policy/);
  await viewer.open({ album: "elsewhere", options: { downloadImages: true } });
  await page.evaluate(() => {
    window.fetch = async () => new Response("", { status: 404 });
  });
  const url = page.url();
  await viewer.dialog.getByRole("link", { name: "Download" }).click();
  await expect(viewer.status).toHaveText("The photo could not be downloaded.");
  expect(page.url()).toBe(url);
  expect(page.context().pages()).toHaveLength(1);
});

test("the default name of a download has the extension of the file", async ({ viewer }) => {
  const name = async (src: string) => {
    await viewer.openHost({ state: { options: { downloadImages: true, images: [{ src }] } } });
    return viewer.dialog.getByRole("link", { name: "Download" }).getAttribute("download");
  };
  expect(await name("/icon.svg?version=2")).toBe("image.svg");
  expect(await name("/pictures/photo-01.jpg")).toBe("image.jpg");
});

test("a photo with download false has no download button; removalHref adds a link", async ({
  viewer,
}) => {
  await viewer.open({ album: "removable", options: { downloadImages: true } });
  const link = viewer.dialog.getByRole("link", { name: "Download" });
  await expect(link).toHaveCount(0);
  await viewer.clickButton("More");
  await expect(
    viewer.dialog.getByRole("link", { name: "Please remove this photo" }),
  ).toHaveAttribute("href", "/removal.html?photo=photo-1");
  await viewer.press("Escape");
  await viewer.press("ArrowRight");
  await expect(link).toHaveCount(1);
});

test("Share passes the URL of the photo to the share dialog", async ({ viewer, page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data });
    };
  });
  await viewer.open({ with: ["urls"] });
  await viewer.press("ArrowRight");
  await viewer.clickButton("More");
  await viewer.clickButton("Share");
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData }).shared);
  expect(shared.url).toContain("photo=photo-2");
  expect(shared.title).toBe("First light on the ridge");
});

for (const [name, pictures] of [
  ["Print this photo", 1],
  ["Print contact sheet", 12],
] as const) {
  test(`"${name}" prints ${pictures} photos with captions and nothing else`, async ({
    viewer,
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    await viewer.open();
    await viewer.clickButton("More");
    await viewer.clickButton(name);
    await page.waitForFunction(() => "printed" in window);
    await page.emulateMedia({ media: "print" });
    await expect(viewer.dialog.locator(".plb__print img:visible")).toHaveCount(pictures);
    await expect(viewer.dialog.locator(".plb__print")).toContainText("The lamps come on");
    await expect(viewer.dialog.locator(".plb__bar")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(viewer.dialog.locator(".plb__print")).toHaveCount(0);
  });
}

test("a contact sheet of photos without thumbnails loads their small files", async ({
  viewer,
  page,
}) => {
  const large = new Set<string>();
  page.on("request", (request) => {
    if (/photo-\d\d\.jpg/.test(request.url())) large.add(request.url());
  });
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  await viewer.open({ album: "withoutThumbnails", page: "nothing" });
  await viewer.expectLoaded();
  await viewer.clickButton("More");
  await viewer.clickButton("Print contact sheet");
  await page.waitForFunction(() => "printed" in window);
  await expect(viewer.dialog.locator(".plb__print img")).toHaveCount(12);
  // The current photo and its neighbours.
  expect(large.size).toBeLessThanOrEqual(5);
});

for (const [name, clipboard] of [
  ["the clipboard is unavailable", undefined],
  ["clipboard access is denied", { writeText: "denied" }],
] as const) {
  test(`Share shows the URL in a prompt when ${name}`, async ({ viewer, page }) => {
    await page.addInitScript((mock) => {
      const reject = () => Promise.reject(new Error("Denied"));
      const value = mock && { writeText: reject };
      Object.defineProperty(navigator, "share", { value: undefined });
      Object.defineProperty(navigator, "clipboard", { value });
    }, clipboard);
    const shown: string[] = [];
    page.on("dialog", (dialog) => {
      shown.push(dialog.defaultValue());
      return dialog.dismiss();
    });
    await viewer.open({ with: ["urls"] });
    await viewer.clickButton("More");
    await viewer.clickButton("Share");
    await expect.poll(() => shown.join()).toContain("photo=photo-1");
    await expect(viewer.status).not.toHaveText("Link copied");
  });
}

test("Share shows and announces that the URL is copied", async ({ viewer, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", { value: undefined });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => {} } });
  });
  await viewer.open({ with: ["urls"] });
  await viewer.clickButton("More");
  await viewer.clickButton("Share");
  await expect(viewer.status).toHaveText("Link copied");
  expect((await viewer.box(viewer.status)).width).toBeGreaterThan(60);
  await expect(viewer.status).toBeInViewport();
  await viewer.press("ArrowRight");
  await expect.poll(async () => (await viewer.box(viewer.status)).width).toBe(1);
});

test("the menu on a phone does not close on the zoom buttons", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await viewer.open();
  await viewer.expectLoaded();
  await viewer.clickButton("More");
  await viewer.clickButton("Zoom in");
  await viewer.expectScale(1.5);
  await viewer.clickButton("Zoom in");
  await viewer.expectScale(2.25);
});
