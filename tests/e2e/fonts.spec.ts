import type { Page } from "@playwright/test";
import { expect, withContent } from "./harness/fixtures.ts";
import { richLists } from "./harness/rich-content.ts";
import { recordShifts, readShifts } from "./harness/layout-shifts.ts";
import { readUsedFonts, allowOnlyFallback, isInstalled, fallbackFonts } from "./harness/fallback-fonts.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent({ lists: richLists });
test.use({ expectedErrors: ["net::ERR_FAILED"] });

/** Height and width of every line of serif text, from first to last. */
const measure = (page: Page) =>
  page.locator("h1, h2, .page-head__lead, .brand__name, .brand__tagline").evaluateAll((texts) =>
    texts.map((text) => {
      const { height } = text.getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      return { text: text.textContent, height, width: range.getBoundingClientRect().width };
    }),
  );

const movedBy = async (page: Page) => (await readShifts(page)).reduce((sum, { by }) => sum + by, 0);

const untilDrawn = (page: Page, font: string) =>
  expect
    .poll(() => readUsedFonts(page, "h1"), { timeout: 20_000, intervals: [100] })
    .toEqual([expect.stringMatching(new RegExp(`^${font}`))]);

/** A page for each, so that both widths and all kinds of headings are seen. */
const places = [
  ["/about", 1280],
  ["/Events", 360],
  ["/hostel", 360],
] as const;

for (const [index, standIn] of fallbackFonts.entries()) {
  const [path, width] = places[index] ?? places[0];
  test(`on a slow line the serif of ${path} comes late at ${width} px, ${standIn.name} stands in, and nothing moves`, async ({
    page,
  }) => {
    test.skip(!isInstalled(standIn), "this machine does not have the stand-in");
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    await stubPictures(page);
    await allowOnlyFallback(page, standIn);
    await recordShifts(page);
    const line = Promise.withResolvers<void>();
    await page.route(/newsreader.*\.woff2/, async (route) => {
      // A browser asks for no second font of a list while the first is on its way: a double needs a broken line.
      if (standIn.double) return route.abort();
      await line.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await untilDrawn(page, standIn.reportedName);
    if (standIn.double) await page.evaluate(() => document.fonts.ready.then(() => null));
    const before = await measure(page);
    const shiftBefore = await movedBy(page);
    line.resolve();
    if (standIn.double) {
      await page.unroute(/newsreader.*\.woff2/);
      await page.reload();
    }
    await untilDrawn(page, "Newsreader");
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const after = await measure(page);
    expect(after).toHaveLength(before.length);
    for (const [index, { text, height, width: room }] of before.entries()) {
      expect(after[index]?.height, `height of "${text}"`).toBeCloseTo(height, 0);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeGreaterThan(0.93);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeLessThan(1.07);
    }
    if (!standIn.double) expect((await movedBy(page)) - shiftBefore).toBeLessThan(0.005);
  });
}
