import { findWithAxe } from "../../../tests/e2e/harness/axe.ts";
import type { Scenario } from "../playground/scenario.tsx";
import { expect, test, type Viewer } from "./viewer.ts";

interface State {
  name: string;
  scenario: Scenario;
  reach?: (viewer: Viewer) => Promise<void>;
}

const everything = {
  displayMetadata: true,
  downloadImages: true,
  showNavigationDots: true,
  magnifyingGlass: true,
};

const states: State[] = [
  { name: "night, everything shown", scenario: { with: ["facts"], options: everything } },
  { name: "day", scenario: { with: ["facts"], options: { ...everything, theme: "day" } } },
  {
    name: "lightbox",
    scenario: { with: ["facts"], options: { ...everything, theme: "lightbox" } },
  },
  { name: "rtl, fade", scenario: { options: { ...everything, rtl: true, imgAnimation: "fade" } } },
  { name: "zoomed", scenario: {}, reach: (viewer) => viewer.clickButton("Zoom in") },
  { name: "slideshow", scenario: {}, reach: (viewer) => viewer.clickButton("Slideshow") },
  { name: "help", scenario: {}, reach: (viewer) => viewer.press("?") },
  {
    name: "menu",
    scenario: { album: "kept", with: ["address"] },
    reach: (viewer) => viewer.clickButton("More"),
  },
  { name: "failed photo", scenario: { album: "broken" } },
  { name: "video", scenario: { album: "films", options: { startingSlideIndex: 2 } } },
  { name: "foreign video", scenario: { album: "films", options: { startingSlideIndex: 3 } } },
];

for (const { name, scenario, reach } of states) {
  test(`axe finds nothing: ${name}`, async ({ viewer, page }) => {
    if (scenario.album === "broken") viewer.expected.push(/404|Failed to load resource/);
    await viewer.open(scenario);
    await expect(viewer.current).toBeVisible();
    await reach?.(viewer);
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await findWithAxe(page, "dialog.lightbox"), `at ${width} px`).toEqual([]);
    }
  });
}

test("it is a named modal dialog over an inert page", async ({ viewer, page }) => {
  await viewer.open();
  expect(await viewer.dialog.evaluate((it) => it.matches("dialog:modal"))).toBe(true);
  await expect(viewer.dialog).toHaveAttribute("aria-label", "Photo viewer");
  const behind = page.getByRole("link", { name: "A link after it" });
  await behind.evaluate((link: HTMLElement) => link.focus());
  await expect(behind).not.toBeFocused();
});

test("Tab goes through every control and never out into the page", async ({ viewer, page }) => {
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

test("every button and link has a name", async ({ viewer }) => {
  await viewer.open({ options: everything });
  const nameless = await viewer.dialog
    .locator("button, a")
    .evaluateAll((all) => all.filter((it) => !it.ariaLabel && !it.textContent?.trim()).length);
  expect(nameless).toBe(0);
});

test("slides that are not shown are out of reach", async ({ viewer }) => {
  await viewer.open();
  await expect(viewer.dialog.locator(".lightbox__slide[inert]")).toHaveCount(4);
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

test("under reduced motion photos replace each other at once, and swipes still turn the page [A280]", async ({
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

test("under reduced motion the loader does not turn and no video starts [A280]", async ({
  viewer,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route("**/*slow=0", () => {});
  await viewer.open({ album: "slow" });
  await expect(viewer.current.locator("[data-loader]")).toHaveCSS("animation-name", "none");
  await viewer.open({ album: "films", options: { startingSlideIndex: 1 } });
  const video = viewer.current.locator("video");
  await expect(video).toBeVisible();
  expect(await video.evaluate((film: HTMLVideoElement) => film.paused)).toBe(true);
});

test("in forced colours controls keep a border, and what is on is not told by colour alone", async ({
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
  await expect(viewer.dialog.locator(".lightbox__thumbnail").first()).toHaveCSS(
    "outline-style",
    "solid",
  );
});
