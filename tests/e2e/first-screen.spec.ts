import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { findWithAxe } from "./harness/axe.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { chooseSizes } from "./harness/is-thorough.ts";
import { albumPictures, home, noticeLists } from "./home-content.ts";

const longNotice = {
  title: "Return of the boarders after the long winter break",
  description: "The circular has the times of arrival. ".repeat(6),
  image: albumPictures.slice(0, 2),
  url: "https://example.org/circular",
};
const lists = { ...noticeLists, "/api/notification/SGSM": [longNotice, ...home.notices] };
const test = withContent({ lists });

const allSizes = [
  [360, 780],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;
const sizes = chooseSizes(allSizes, 0, 2);
/** Where there is too little room above or next to the words. */
const low = [[740, 360] as const, [1024, 768] as const, [1280, 600] as const];
const lowSizes = chooseSizes(low, 0);

const banner = (page: Page) => page.getByRole("region", { name: "Slogans of the school" });
const panel = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const sentence =
  "A residential school for boys, Class IV to XII, in the hills of India since 1853.";

/** The texts and links over the picture of a slide. */
const listWords = (page: Page, slide = 0): Locator[] => [
  banner(page).locator(".banner__slogan").nth(slide),
  banner(page).getByText(sentence),
  banner(page).getByRole("link", { name: "Visit us" }),
  banner(page).getByRole("link", { name: "Ask a question" }),
];

/** The picture of every slide becomes this colour. */
async function paintPictures(page: Page, colour: string): Promise<void> {
  const image = { width: 40, height: 40, channels: 3, background: colour } as const;
  const body = await sharp({ create: image }).png().toBuffer();
  await page.route("**/api/image/**", (route) => route.fulfill({ contentType: "image/png", body }));
}

async function openAt(page: Page, [width, height]: readonly [number, number], path = "/") {
  await page.setViewportSize({ width, height });
  await paintPictures(page, "#7a8a80");
  await page.goto(path);
}

const readBox = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not shown.`);
  return box;
};

/** The box of its text, without paddings. */
const readTextBox = (element: Locator) =>
  element.evaluate((text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return range.getBoundingClientRect();
  });

async function expectUncovered(page: Page, word: Locator): Promise<void> {
  const [over, under] = [await readBox(panel(page)), await readTextBox(word)];
  const isApart =
    over.x + over.width <= under.x ||
    under.x + under.width <= over.x ||
    over.y + over.height <= under.y ||
    under.y + under.height <= over.y;
  expect(isApart, `the notice covers ${word}`).toBe(true);
}

for (const size of sizes)
  test(`at ${size.join(" by ")} px the first screen has slogan, sentence and both actions, and no notice covers them`, async ({
    page,
  }) => {
    await openAt(page, size);
    await expect(panel(page)).toBeVisible();
    // Then only the button turns the slides.
    await button(page, "Pause").click();
    const position = await banner(page)
      .getByText(/^\d \/ 4$/)
      .textContent();
    const first = Number(position?.charAt(0)) - 1;
    for (const index of [0, 1, 2, 3]) {
      for (const word of listWords(page, (first + index) % 4)) {
        await expect(word).toBeInViewport({ ratio: 1 });
        await expectUncovered(page, word);
      }
      if (index < 3) await button(page, "Next slide").click();
    }
    for (const action of listWords(page).slice(2)) {
      await expect(action).toHaveAttribute("href", /^\/contact#(contact-details|keep-in-touch)$/);
      await action.click({ trial: true });
    }
    for (const name of [/^(Play|Pause)$/, /^(Play|Pause) announcements$/])
      await expect(page.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { name: "Today at school" })).not.toBeInViewport();
  });

for (const size of [...sizes, ...lowSizes])
  test(`at ${size.join(" by ")} px an unfolded notice takes at most a third of a phone's screen and covers no word`, async ({
    page,
  }) => {
    await openAt(page, size);
    await expect(panel(page)).toBeVisible();
    const folded = await readBox(panel(page));
    if (size[0] === 360 || size[1] < 900)
      expect(folded.height).toBeLessThanOrEqual(Math.max(60, size[1] / 3));
    for (const word of listWords(page)) await expectUncovered(page, word);
    await button(page, "Whole notice").click();
    await expect(panel(page).getByText("The circular has")).toBeVisible();
    const unfolded = await readBox(panel(page));
    if (size[0] < 1100 || size[1] <= 640)
      expect(unfolded.height).toBeLessThanOrEqual(Math.max(200, size[1] / 3 + 1));
    for (const word of listWords(page)) await expectUncovered(page, word);
    expect(await findWithAxe(page, ".notices")).toEqual([]);
    await button(page, "Close notices").click();
    await button(page, "Notices").click();
    for (const word of listWords(page)) await expectUncovered(page, word);
  });

const crops = [
  [360, 780, "quadrangle-evening-tall"],
  [768, 1024, "quadrangle-evening"],
  [1280, 800, "quadrangle-evening-wide"],
  [1920, 1080, "quadrangle-evening-wide"],
] as const;

for (const [width, height, name] of crops)
  test(`at ${width} by ${height} px the first slide loads ${name} and no other crop`, async ({
    page,
  }) => {
    const requested = new Set<string>();
    page.on("request", (request) => {
      const [, found] = /(quadrangle-evening[a-z-]*)/.exec(request.url()) ?? [];
      if (found) requested.add(found);
    });
    await openAt(page, [width, height]);
    await expect(banner(page).locator("img").first()).toHaveJSProperty("complete", true);
    expect([...requested]).toEqual([name]);
  });

test("on a phone the notice is one line, and a tap on it shows the whole", async ({ page }) => {
  await openAt(page, [360, 780]);
  const line = await readBox(panel(page));
  expect(line.height).toBeLessThanOrEqual(60);
  await expect(panel(page).getByText("The circular has")).toBeHidden();
  await page.mouse.click(line.x + 80, line.y + line.height / 2);
  await expect(panel(page).getByText("The circular has")).toBeVisible();
  await expect(button(page, "Whole notice")).toHaveAttribute("aria-expanded", "true");
  await button(page, "Whole notice").click();
  await expect(panel(page).getByText("The circular has")).toBeHidden();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const size of sizes)
    test(`at ${size.join(" by ")} px the first screen has the first slogan, the sentence and both actions`, async ({
      page,
    }) => {
      await openAt(page, size);
      await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
      for (const word of listWords(page).slice(1)) await expect(word).toBeInViewport({ ratio: 1 });
    });
});

/** The lightest pixel behind an element's text, as relative luminance. */
async function readLightest(page: Page, element: Locator): Promise<number> {
  const { x, y, width, height } = await readTextBox(element);
  const clip = { x, y, width, height };
  const shot = await page.screenshot({ clip });
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  let lightest = 0;
  for (let index = 0; index < data.length; index += 3)
    lightest = Math.max(lightest, toLuminance([...data.subarray(index, index + 3)]));
  return lightest;
}

function toLuminance(rgb: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const readColour = (element: Locator) =>
  element.evaluate((text) =>
    (getComputedStyle(text).color.match(/\d+/g) ?? []).slice(0, 3).map(Number),
  );

for (const size of sizes)
  test(`at ${size.join(" by ")} px every word over a white picture has enough contrast at its worst pixel`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: size[0], height: size[1] });
    await paintPictures(page, "#ffffff");
    await page.goto("/");
    await button(page, "Close notices").click();
    for (const index of [0, 1, 2, 3]) {
      const slide = banner(page).locator("[aria-roledescription=slide]").nth(index);
      await expect(slide.locator("img")).toHaveJSProperty("complete", true);
      const words = [
        [slide.locator(".banner__slogan"), 3],
        [slide.locator(".banner__second-line"), 4.5],
        [banner(page).getByText(sentence), 4.5],
        [banner(page).getByRole("link", { name: "Ask a question" }), 4.5],
        ...(size[0] > 640 ? [[slide.locator(".plate__number"), 4.5] as const] : []),
      ] as const;
      const colours = await Promise.all(words.map(([word]) => readColour(word)));
      // Only the background remains.
      const hide = (isHidden: boolean) =>
        banner(page).evaluate((region, hidden) => {
          for (const text of region.querySelectorAll<HTMLElement>("h1, p, em, a, span"))
            text.style.cssText = hidden
              ? "color: transparent; text-shadow: none; border-color: transparent"
              : "";
        }, isHidden);
      await hide(true);
      for (const [at, [word, least]] of words.entries()) {
        const ground = await readLightest(page, word);
        const contrast = (toLuminance(colours[at] ?? []) + 0.05) / (ground + 0.05);
        expect(contrast, `slide ${index + 1}: ${word}`).toBeGreaterThanOrEqual(least);
      }
      await hide(false);
      await button(page, "Next slide").click();
    }
  });

for (const scheme of ["light", "dark"] as const)
  test(`the first screen has no axe violation, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const size of sizes) {
      await openAt(page, size);
      await expect(panel(page)).toBeVisible();
      const parts = ".strip, .header, .notices, .banner, .ticker";
      expect(await findWithAxe(page, parts), String(size)).toEqual([]);
    }
  });
