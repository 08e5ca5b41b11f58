import { findWithAxe } from "../../../tests/e2e/harness/axe.ts";
import type { Scenario } from "../playground/scenario.tsx";
import { expect, test, type Viewer } from "./viewer.ts";

interface State {
  name: string;
  scenario: Scenario;
  prepare?: (viewer: Viewer) => Promise<void>;
}

const everything = {
  displayMetadata: true,
  downloadImages: true,
  showNavigationDots: true,
  magnifyingGlass: true,
};

const states: State[] = [
  { name: "night, everything shown", scenario: { with: ["metadata"], options: everything } },
  { name: "day", scenario: { with: ["metadata"], options: { ...everything, theme: "day" } } },
  {
    name: "lightbox",
    scenario: { with: ["metadata"], options: { ...everything, theme: "lightbox" } },
  },
  { name: "rtl, fade", scenario: { options: { ...everything, rtl: true, imgAnimation: "fade" } } },
  { name: "zoomed", scenario: {}, prepare: (viewer) => viewer.clickButton("Zoom in") },
  { name: "slideshow", scenario: {}, prepare: (viewer) => viewer.clickButton("Slideshow") },
  { name: "help", scenario: {}, prepare: (viewer) => viewer.press("?") },
  {
    name: "menu",
    scenario: { album: "removable", with: ["urls"] },
    prepare: (viewer) => viewer.clickButton("More"),
  },
  { name: "failed photo", scenario: { album: "broken" } },
  { name: "video", scenario: { album: "films", options: { startingSlideIndex: 2 } } },
  { name: "third-party video", scenario: { album: "films", options: { startingSlideIndex: 3 } } },
];

for (const { name, scenario, prepare } of states) {
  test(`has no axe violations: ${name}`, async ({ viewer, page }) => {
    if (scenario.album === "broken") viewer.expected.push(/404|Failed to load resource/);
    await viewer.open(scenario);
    await expect(viewer.current).toBeVisible();
    await prepare?.(viewer);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findWithAxe(page, "dialog.plb"), `at ${width} px`).toEqual([]);
    }
  });
}

test("is a named modal dialog over an inert page", async ({ viewer, page }) => {
  await viewer.open();
  expect(await viewer.dialog.evaluate((it) => it.matches("dialog:modal"))).toBe(true);
  await expect(viewer.dialog).toHaveAttribute("aria-label", "Photo viewer");
  const behind = page.getByRole("link", { name: "A link after it" });
  await behind.evaluate((link: HTMLElement) => link.focus());
  await expect(behind).not.toBeFocused();
});

test("Tab reaches every control and does not leave the dialog", async ({ viewer, page }) => {
  await viewer.open({ options: { ...everything } });
  await viewer.expectLoaded();
  const names = new Set<string>();
  for (let presses = 0; presses < 30; presses++) {
    await viewer.press("Tab");
    const name = await page.evaluate(() => {
      const active = document.activeElement;
      const outside = active !== document.body && !active?.closest("dialog");
      return outside
        ? "OUTSIDE"
        : (active?.getAttribute("aria-label") ?? active?.textContent ?? "");
    });
    names.add(name);
  }
  expect(names).not.toContain("OUTSIDE");
  for (const name of [
    "Zoom in",
    "Slideshow",
    "Thumbnails",
    "Photo details",
    "Full screen",
    "Download",
    "More",
    "Close",
    "Previous",
    "Next",
    "Photo 1",
  ]) {
    expect(names).toContain(name);
  }
});

test("every button and link has an accessible name", async ({ viewer }) => {
  await viewer.open({ options: everything });
  const nameless = await viewer.dialog
    .locator("button, a")
    .evaluateAll((all) => all.filter((it) => !it.ariaLabel && !it.textContent?.trim()).length);
  expect(nameless).toBe(0);
});

test("slides that are not current are inert", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.dialog.locator(".plb__slide[inert]")).toHaveCount(4);
  await expect(viewer.current).not.toHaveAttribute("inert");
});

test("focus is visible on the controls", async ({ viewer }) => {
  await viewer.open();
  await viewer.press("Tab");
  await viewer.press("Tab");
  const outline = await viewer.page.evaluate(() => {
    const { outlineWidth, outlineStyle } = getComputedStyle(document.activeElement as Element);
    return [outlineWidth, outlineStyle];
  });
  expect(outline).toEqual(["2px", "solid"]);
});

test("with reduced motion slides change without animation, and swipes still work [A280]", async ({
  viewer,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await viewer.open();
  await viewer.expectLoaded();
  await expect(viewer.current).toHaveCSS("transition-duration", "0s");
  await viewer.press("ArrowRight");
  expect(await viewer.dialog.evaluate((it) => it.getAnimations({ subtree: true }).length)).toBe(0);
  await viewer.expectPhoto(2);
  const { center } = await viewer.box();
  await page.mouse.move(center.x, center.y);
  await page.mouse.down();
  await page.mouse.move(center.x - 60, center.y, { steps: 4 });
  await page.mouse.up();
  await viewer.expectPhoto(3);
});

test("with reduced motion the loader does not spin and no video starts [A280]", async ({
  viewer,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator(".plb__loader")).toHaveCSS("animation-name", "none");
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  const video = viewer.current.locator("video");
  await expect(video).toBeVisible();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test("with forced colours controls have a border, and state is not shown by colour alone", async ({
  viewer,
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await viewer.open({ options: everything });
  for (const name of ["Next", "Close", "Thumbnails"]) {
    await expect(viewer.button(name)).toHaveCSS("border-top-style", "solid");
    const colour = await viewer.button(name).evaluate((it) => getComputedStyle(it).borderTopColor);
    expect(colour).not.toMatch(/rgba.*, 0\)$/);
  }
  await expect(viewer.button("Thumbnails")).toHaveAttribute("aria-pressed", "true");
  await expect(viewer.dialog.locator(".plb__thumbnail").first()).toHaveCSS(
    "outline-style",
    "solid",
  );
});

test("the live region announces the photo and the zoom level", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.status).toHaveText("Photo 1 of 12: The lamps come on in the quadrangle");
  await viewer.press("ArrowRight");
  await expect(viewer.status).toHaveText("Photo 2 of 12: First light on the ridge");
  await viewer.press("+");
  await expect(viewer.status).toHaveText("Zoom 150%");
});

test("? opens the keyboard help, and Escape closes only the help", async ({ viewer, page }) => {
  await viewer.open();
  await viewer.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard help" });
  await expect(help).toContainText("First or last photo");
  await viewer.press("ArrowRight");
  await viewer.press("Escape");
  await expect(help).toHaveCount(0);
  await viewer.expectPhoto(1);
  await viewer.press("ArrowRight");
  await viewer.expectPhoto(2);
});

test("Escape closes an open menu before the lightbox", async ({ viewer }) => {
  await viewer.open();
  await viewer.clickButton("More");
  const menu = viewer.button("Keyboard help");
  await expect(menu).toBeVisible();
  await viewer.press("Escape");
  await expect(menu).toBeHidden();
  await viewer.expectPhoto(1);
});

test("closing returns the focus to the opener", async ({ viewer, page }) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await viewer.visit({ album: "big" });
  const opener = page.locator(".album button").first();
  await opener.click();
  await viewer.typeNumber(58);
  await viewer.expectPhoto(58);
  await viewer.setOpen(false);
  await viewer.expectClosed();
  await expect(opener).toBeFocused();
});

test("closing scrolls the thumbnail of the last photo into view, and focuses it with returnFocus", async ({
  viewer,
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 500 });
  await viewer.visit({
    album: "big",
    with: ["thumbnailFinder", "urls"],
    options: { returnFocus: "thumbnail" },
  });
  await page.locator(".album button").first().click();
  await viewer.typeNumber(58);
  await viewer.expectPhoto(58);
  await viewer.press("Escape");
  await viewer.expectClosed();
  await expect(page.locator(".album button").nth(57)).toBeInViewport();
  await expect(page.locator(".album button").nth(57)).toBeFocused();
});
