import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { richLists } from "./harness/rich-content.ts";
import { routeTable } from "./harness/route-table.ts";
import { noteShifts, shiftsOf } from "./harness/shifts.ts";
import { fontsOf, haveOnly, isHere, standIns } from "./harness/stand-in.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { withContent } from "./harness/with-content.ts";

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

const movedBy = async (page: Page) => (await shiftsOf(page)).reduce((sum, { by }) => sum + by, 0);

const untilDrawn = (page: Page, font: string) =>
  expect
    .poll(() => fontsOf(page, "h1"), { timeout: 20_000, intervals: [100] })
    .toEqual([expect.stringMatching(new RegExp(`^${font}`))]);

for (const standIn of standIns) {
  for (const [path, width] of [
    ["/about", 1280],
    ["/Events", 360],
    ["/hostel", 360],
  ] as const) {
    test(`on a slow line the serif of ${path} comes late at ${width} px, ${standIn.name} stands in, and nothing moves`, async ({
      page,
    }) => {
      test.skip(!isHere(standIn), "this machine does not have the stand-in");
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await stubPictures(page);
      await haveOnly(page, standIn);
      await noteShifts(page);
      const line = Promise.withResolvers<void>();
      await page.route(/newsreader.*\.woff2/, async (route) => {
        // A browser asks for no second font of a list while the first is on its way: a double needs a broken line.
        if (standIn.double) return route.abort();
        await line.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await untilDrawn(page, standIn.drawnAs);
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
}

test("a font is fetched ahead on pages of text, for their initial letter, and nowhere else", async ({
  page,
}) => {
  await stubPictures(page);
  let texts = 0;
  for (const { path } of routeTable) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const isText = (await page.locator(".text-page__body").count()) > 0;
    const fonts = page.locator('link[rel="preload"][as="font"]');
    expect(await fonts.count(), path).toBe(isText ? 1 : 0);
    if (isText) texts += 1;
  }
  expect(texts).toBeGreaterThan(5);
  expect(texts).toBeLessThan(routeTable.length - 8);
});
