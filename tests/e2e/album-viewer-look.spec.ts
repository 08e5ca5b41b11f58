import type { Page } from "@playwright/test";
import { Touch } from "../../packages/lightbox/test/touch.ts";
import type { Content } from "./harness/content.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const album = {
  _id: "a1",
  title: "A day of snow",
  description: "The first fall of the winter.",
  date: "2024-03-05",
  category: "PhotoGallery",
  attachments: Array.from({ length: 60 }, (_, n) => `SGSM/snow-${n}`),
};
const lists: Content["lists"] = {
  "/api/gallery/All/SGSM": [album],
  "/api/subGallery?id=a1": album,
};
const brand = { ground: "#5a1f3c", accent: "#2f62c8", signal: "#a01830" };

const test = withContent({ lists });
const testOfBrand = withContent({ lists: { ...lists, "/api/site/SGSM": { brand } } });

async function openViewer(page: Page) {
  await stubPictures(page);
  await page.route("**/photo-details/**", (route) => route.fulfill({ json: {} }));
  await page.goto("/SubGallery?id=a1&photo=SGSM%2Fsnow-0");
  const viewer = page.getByRole("dialog", { name: "Photo viewer" });
  await expect(viewer.getByText("1 / 60").first()).toBeVisible();
  return viewer;
}
type Dialog = Awaited<ReturnType<typeof openViewer>>;

const caption = (viewer: Dialog) => viewer.locator(".plb__caption").getByText("A day of snow");
const accent = (viewer: Dialog) => viewer.locator(".plb__caption").getByText("Photo 1");

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("the viewer has the fonts of the site", async ({ page }) => {
      const viewer = await openViewer(page);
      const details = viewer.getByRole("complementary", { name: "Photo details" });
      const heading = details.getByRole("heading", { name: "Photo details" });
      for (const text of [viewer.getByText("1 / 60").first(), caption(viewer), heading])
        await expect(text).toHaveCSS("font-family", /^Newsreader, "Newsreader Georgia"/);
      for (const text of [accent(viewer), details.getByText("File name")])
        await expect(text).toHaveCSS("font-family", /^-apple-system, /);
      const hasLoaded = () => document.fonts.check('italic 16px "Newsreader"');
      await expect.poll(() => page.evaluate(hasLoaded)).toBe(true);
    });

    test("the viewer has the colours of the sample school, and the background of the theme night [A276]", async ({
      page,
    }) => {
      const viewer = await openViewer(page);
      await expect(viewer).toHaveCSS("background-color", "rgb(21, 21, 21)");
      await expect(caption(viewer)).toHaveCSS("color", "rgb(192, 192, 192)");
      await expect(accent(viewer)).toHaveCSS("color", "rgb(227, 194, 124)");
      await viewer.getByRole("button", { name: "More", exact: true }).click();
      const menu = viewer.locator(".plb__menu");
      await expect(menu).toHaveCSS("background-color", "rgb(15, 43, 35)");
    });
  });
}

test("the buttons have icons", async ({ page }) => {
  const viewer = await openViewer(page);
  const icon = viewer.getByRole("button", { name: "Next", exact: true }).locator("path");
  const readHeight = (path: Element) => path.getBoundingClientRect().height;
  expect(await icon.evaluate(readHeight)).toBeGreaterThan(5);
});

/** Red, green and blue, from 0 to 255. */
const toChannels = (colour: string) => [...colour.matchAll(/[\d.]+/g)].map(Number);

testOfBrand("the viewer has the colours of another school", async ({ page }) => {
  const viewer = await openViewer(page);
  const readColour = (element: Element) => getComputedStyle(element).color;
  const [red = 0, , blue = 0] = toChannels(await accent(viewer).evaluate(readColour));
  expect(blue).toBeGreaterThan(red + 30);
  await viewer.getByRole("button", { name: "More", exact: true }).click();
  const background = await viewer
    .locator(".plb__menu")
    .evaluate((menu) => getComputedStyle(menu).backgroundColor);
  const [panelRed = 0, panelGreen = 0] = toChannels(background);
  expect(panelRed).toBeGreaterThan(panelGreen + 15);
  await expect(viewer).toHaveCSS("background-color", "rgb(21, 21, 21)");
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger and a wheel on a thumbnail scroll the strip", async ({ page }) => {
    const viewer = await openViewer(page);
    const strip = viewer.getByRole("group", { name: "Thumbnails" });
    const readScroll = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    const box = await viewer.getByRole("button", { name: "Photo 4", exact: true }).boundingBox();
    const at = { x: (box?.x ?? 0) + 30, y: (box?.y ?? 0) + 20 };
    const touch = new Touch(await page.context().newCDPSession(page));
    // While the page still loads pictures, the browser may drop the first moves of a finger.
    await expect(async () => {
      await touch.swipe(at, { x: -200, y: 0 }, { restMs: 300 });
      expect(await readScroll()).toBeGreaterThan(150);
    }).toPass({ timeout: 30_000 });
    // On a slow machine the swipe ends fast and carries the strip to its end.
    let last = Number.NaN;
    const isAtRest = async () => {
      const before = last;
      last = await readScroll();
      return last === before;
    };
    await expect.poll(isAtRest, { intervals: [200] }).toBe(true);
    await strip.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await page.mouse.move(at.x, at.y);
    await page.mouse.wheel(300, 0);
    await expect.poll(readScroll).toBeGreaterThan(200);
    await expect(viewer.getByText("1 / 60").first()).toBeVisible();
  });
});
