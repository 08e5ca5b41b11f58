import type { Page } from "@playwright/test";
import { expect } from "./harness/fixtures.ts";
import { richLists } from "./harness/rich-content.ts";
import { stubPictures } from "./harness/stub-pictures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent({ lists: richLists });

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

const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
          done(sum);
        }).observe({ type: "layout-shift", buffered: true });
        // No shift, no report: two frames later there would have been one.
        requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
      }),
  );

for (const [path, width] of [
  ["/about", 1280],
  ["/Events", 1280],
  ["/Events", 360],
  ["/hostel", 360],
] as const) {
  test(`on a slow line the serif of ${path} comes late at ${width} px, and nothing moves`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 900 });
    const line = Promise.withResolvers<void>();
    await stubPictures(page);
    await page.route(/newsreader.*\.woff2/, async (route) => {
      await line.promise;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const before = await measure(page);
    // As long as it takes; a browser shows the stand-in at the latest after a hundred milliseconds.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 800)));
    line.resolve();
    await page.waitForFunction(() => document.fonts.check("40px Newsreader", "R"));
    await page.evaluate(() => document.fonts.ready.then(() => null));
    const after = await measure(page);
    expect(after).toHaveLength(before.length);
    for (const [index, { text, height, width: room }] of before.entries()) {
      expect(after[index]?.height, `height of "${text}"`).toBeCloseTo(height, 0);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeGreaterThan(0.93);
      expect((after[index]?.width ?? 0) / room || 1, `width of "${text}"`).toBeLessThan(1.07);
    }
    expect(await shiftOf(page)).toBeLessThan(0.005);
  });
}
