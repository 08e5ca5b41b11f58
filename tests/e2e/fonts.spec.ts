import type { Page } from "@playwright/test";
import { fallbackFonts, forceFallback, isInstalled, readFonts } from "./harness/fallback-fonts.ts";
import { expect, withContent } from "./harness/fixtures.ts";
import { readShifts, recordShifts } from "./harness/layout-shifts.ts";
import { richContent } from "./harness/rich-content.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent(richContent);
test.use({ expectedErrors: ["net::ERR_FAILED"] });

/** The height and width of every serif text. */
const measure = (page: Page) =>
  page.locator("h1, h2, .page-head__lead, .brand__name, .brand__tagline").evaluateAll((texts) =>
    texts.map((text) => {
      const { height } = text.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return { text: text.textContent, height, width: range.getBoundingClientRect().width };
    }),
  );

const sumShifts = async (page: Page) =>
  (await readShifts(page)).reduce((sum, { score }) => sum + score, 0);

const untilRendered = (page: Page, font: string) =>
  expect
    .poll(() => readFonts(page, "h1"), { timeout: 20_000, intervals: [100] })
    .toEqual([expect.stringMatching(new RegExp(`^${font}`))]);

/** One page for each font, so that both widths and all kinds of headings are tested. */
const pages = [
  ["/about", 1280],
  ["/Events", 360],
  ["/hostel", 360],
] as const;

test("a fallback font is shown while the serif loads", async ({ page }) => {
  await page.goto("/about");
  const serif = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => family === "Newsreader").map((face) => face.display),
  );
  expect(serif).toEqual(["swap", "swap"]);
});

for (const [index, fallback] of fallbackFonts.entries()) {
  const [path, width] = pages[index] ?? pages[0];
  test(`when the serif of ${path} loads late at ${width} px, ${fallback.name} replaces it without a layout shift`, async ({
    page,
  }) => {
    test.skip(!isInstalled(fallback), "this machine does not have the fallback font");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await stubPictures(page);
    await forceFallback(page, fallback);
    await recordShifts(page);
    const connection = Promise.withResolvers<void>();
    await page.route(/newsreader.*\.woff2/, async (route) => {
      // The browser tries a later `src` only after the earlier one failed, so a substitute needs a failed request.
      if (fallback.substitute) return route.abort();
      await connection.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await untilRendered(page, fallback.reportedName);
    if (fallback.substitute) await page.evaluate(() => document.fonts.ready.then(() => null));
    const before = await measure(page);
    const shiftBefore = await sumShifts(page);
    connection.resolve();
    if (fallback.substitute) {
      await page.unroute(/newsreader.*\.woff2/);
      await page.reload();
    }
    await untilRendered(page, "Newsreader");
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const after = await measure(page);
    expect(after).toHaveLength(before.length);
    for (const [index, { text, height, width: room }] of before.entries()) {
      expect(after[index]?.height, `height of "${text}"`).toBeCloseTo(height, 0);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeGreaterThan(0.93);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeLessThan(1.07);
    }
    if (!fallback.substitute) expect((await sumShifts(page)) - shiftBefore).toBeLessThan(0.005);
  });
}
