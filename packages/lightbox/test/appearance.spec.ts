import { expect, test } from "./viewer.ts";

test("night is the default: #151515 with silver text [A276]", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.dialog).toHaveCSS("background-color", "rgb(21, 21, 21)");
  await expect(viewer.dialog).toHaveCSS("color", "rgb(192, 192, 192)");
});

test("day is white, lightbox is dark and translucent [A276]", async ({ viewer }) => {
  await viewer.open({ options: { theme: "day" } });
  await expect(viewer.dialog).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await viewer.open({ options: { theme: "lightbox" } });
  await expect(viewer.dialog).toHaveCSS("background-color", "rgba(12, 14, 13, 0.86)");
});

test("custom colours and thumbnail border override the theme [A277]", async ({ viewer }) => {
  await viewer.open({
    options: {
      theme: "day",
      backgroundColor: "rgb(1, 2, 3)",
      textColor: "rgb(250, 251, 252)",
      iconColor: "rgb(4, 200, 6)",
      thumbnailBorder: "5px dashed rgb(9, 9, 9)",
    },
  });
  await expect(viewer.dialog).toHaveCSS("background-color", "rgb(1, 2, 3)");
  await expect(viewer.dialog).toHaveCSS("color", "rgb(250, 251, 252)");
  await expect(viewer.button("Close")).toHaveCSS("color", "rgb(4, 200, 6)");
  await expect(viewer.button("Photo 1")).toHaveCSS("border-top", "5px dashed rgb(9, 9, 9)");
});

for (const arrowStyle of ["dark", "light"] as const) {
  test(`iconColor applies to the arrows (${arrowStyle}) [A277]`, async ({ viewer }) => {
    await viewer.open({ options: { arrowStyle } });
    const color = arrowStyle === "dark" ? "rgb(238, 238, 238)" : "rgb(21, 21, 21)";
    await expect(viewer.button("Next")).toHaveCSS("color", color);
    await viewer.open({ options: { arrowStyle, iconColor: "rgb(4, 200, 6)" } });
    for (const name of ["Previous", "Next"]) {
      await expect(viewer.button(name)).toHaveCSS("color", "rgb(4, 200, 6)");
    }
  });
}

test("the current thumbnail has a border of 2px solid [A277]", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.button("Photo 1")).toHaveCSS("border-top-width", "2px");
  await expect(viewer.button("Photo 1")).toHaveCSS("border-top-style", "solid");
});

test("arrows are dark by default, light with arrowStyle [A278]", async ({ viewer }) => {
  await viewer.open({ options: { theme: "day" } });
  await expect(viewer.button("Next")).toHaveCSS("background-color", "rgb(21, 21, 21)");
  await viewer.open({ options: { arrowStyle: "light" } });
  await expect(viewer.button("Next")).toHaveCSS("background-color", "rgb(255, 255, 255)");
});

for (const [option, hidden] of [
  ["showControls", ["Previous", "Next"]],
  ["showThumbnailIcon", ["Thumbnails"]],
  ["showFullScreenIcon", ["Full screen"]],
  ["showSlideshowIcon", ["Slideshow"]],
  ["showMagnificationIcons", ["Zoom in", "Zoom out"]],
  ["showControlsBar", ["Slideshow", "Full screen", "Thumbnails", "Zoom in", "More"]],
  ["showThumbnails", ["Photo 1", "Photo 2"]],
] as const) {
  test(`${option} false hides ${hidden.join(", ")} [A283]`, async ({ viewer }) => {
    await viewer.open();
    for (const name of hidden) await expect(viewer.button(name)).toHaveCount(1);
    await viewer.open({ options: { [option]: false } });
    for (const name of hidden) await expect(viewer.button(name)).toHaveCount(0);
    await expect(viewer.button("Close")).toBeVisible();
  });
}

test("without arrows the carousel has the full width", async ({ viewer }) => {
  await viewer.open({ options: { showControls: false } });
  expect((await viewer.box()).width).toBe(1280);
});

test("labels replace the default texts", async ({ viewer }) => {
  const labels = { next: "आगे", slide: "तस्वीर", announcement: "{n}/{count}{caption}" };
  await viewer.open({ options: { labels } });
  await viewer.clickButton("आगे");
  await expect(viewer.current).toHaveAttribute("aria-roledescription", "तस्वीर");
  await expect(viewer.status).toHaveText("2/12: First light on the ridge");
});

for (const [width, height] of [
  [320, 568],
  [360, 740],
  [768, 1024],
  [844, 390],
  [1280, 900],
] as const) {
  test(`at ${width} by ${height} nothing overflows and every target has 24 px`, async ({
    viewer,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await viewer.open({
      with: ["metadata"],
      options: {
        displayMetadata: true,
        downloadImages: true,
        showNavigationDots: true,
        magnifyingGlass: true,
      },
    });
    await viewer.expectLoaded();
    const problems = await viewer.dialog.evaluate((dialog) => {
      const strip = dialog.querySelector(".plb__thumbnails");
      return [...dialog.querySelectorAll("button, a")]
        .filter((control) => control.checkVisibility() && !strip?.contains(control))
        .filter((control) => !control.closest("[inert]"))
        .map((control) => ({
          name: control.textContent || control.ariaLabel,
          box: control.getBoundingClientRect(),
        }))
        .filter(
          ({ box }) =>
            box.width < 24 ||
            box.height < 24 ||
            box.left < 0 ||
            box.right > innerWidth + 0.5 ||
            box.bottom > innerHeight + 0.5,
        )
        .map(({ name, box }) => `${name}: ${JSON.stringify(box)}`);
    });
    expect(problems).toEqual([]);
    expect((await viewer.box(viewer.picture)).height).toBeGreaterThan(80);
  });
}

for (const rtl of [false, true]) {
  test(`opens the menu under its button on the ${rtl ? "left" : "right"}`, async ({ viewer }) => {
    await viewer.open({ options: { rtl } });
    await viewer.clickButton("More");
    const menu = await viewer.box(viewer.dialog.locator(".plb__menu"));
    expect(rtl ? menu.x : 1280 - menu.right).toBeCloseTo(16, 0);
    expect(menu.y).toBeCloseTo(60, 0);
  });
}

test("on a phone in landscape the strip is closed initially, and its button opens it", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await viewer.open();
  await expect(viewer.button("Thumbnails")).toHaveAttribute("aria-pressed", "false");
  await viewer.clickButton("Thumbnails");
  await expect(viewer.button("Thumbnails")).toHaveAttribute("aria-pressed", "true");
  await expect(viewer.button("Photo 1")).toBeVisible();
});

test("is rtl on an rtl page, unless rtl is false", async ({ viewer, page }) => {
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      document.documentElement.dir = "rtl";
    });
  });
  await viewer.open();
  await expect(viewer.dialog).toHaveAttribute("dir", "rtl");
  await viewer.press("ArrowLeft");
  await viewer.expectPhoto(2);
  await viewer.open({ options: { rtl: false } });
  await expect(viewer.dialog).toHaveAttribute("dir", "ltr");
});

test("a caption can be a block element", async ({ viewer }) => {
  await viewer.openHost({ state: { ids: ["b1", "2"] } });
  await viewer.expectPhoto("Block of b1");
});
