import type { Page } from "@playwright/test";
import { expect, test, withContent } from "./harness/fixtures.ts";
import { noticeLists } from "./home-content.ts";

const testWithNotices = withContent({ lists: noticeLists });

/** As wide as DejaVu Sans without an adjustment: a seventh wider than the faces of the style sheet. */
const WIDE = `@font-face { font-family: Wide; src: local("Noto Sans"), local("NotoSans-Regular"); size-adjust: 115%; }
  * { font-family: Wide !important; }`;

const FACES = ["", "Arial", "Noto Sans", WIDE];

async function setFace(page: Page, font: string): Promise<void> {
  const css = font === WIDE ? WIDE : font && `* { font-family: "${font}" !important; }`;
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
    await document.fonts.ready;
  }, css);
}

test("at 360 px the strip is one line in any face", async ({ page }) => {
  for (const width of [360, 340, 320]) {
    await page.setViewportSize({ width, height: 780 });
    await page.goto("/about");
    for (const font of FACES) {
      await setFace(page, font);
      const strip = page.locator(".strip");
      expect((await strip.boundingBox())?.height, `${width} px, ${font || "as set"}`).toBe(40);
      const links = await strip
        .getByRole("link")
        .evaluateAll((all) =>
          all.map((link) => link.getBoundingClientRect()).filter(({ width }) => width > 0),
        );
      const last = links.at(-1);
      expect(last?.right, `${width} px, ${font}`).toBeLessThanOrEqual(width - 10);
    }
    await page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
  }
});

for (const width of [768, 1280])
  testWithNotices(
    `at ${width} px the head of the notices is one row in any face`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 1024 });
      await page.goto("/");
      const head = page.locator(".notices__head");
      await expect(head.getByText(/^1 \/ \d$/)).toBeVisible();
      for (const font of FACES) {
        await setFace(page, font);
        expect((await head.boundingBox())?.height, font || "as set").toBeLessThan(64);
      }
    },
  );

test("no text has a face that is wider than the others", async ({ page }) => {
  await page.goto("/about");
  const stack = await page.locator("body").evaluate((body) => getComputedStyle(body).fontFamily);
  expect(stack).not.toMatch(/system-ui|ui-sans-serif/);
  expect(stack.indexOf("DejaVu as wide")).toBeGreaterThan(stack.indexOf("Liberation Sans"));
  const faces = await page.evaluate(() =>
    [...document.fonts].filter(({ family }) => /DejaVu/.test(family)).map(({ family }) => family),
  );
  expect(faces).toHaveLength(2);
});
