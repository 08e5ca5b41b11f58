import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const button = (page: Page) => page.getByRole("button", { name: "Scroll to top" });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the button is hidden at the top and at 300 px, and shows from 301 px on [A112, A113]", async ({
      page,
    }) => {
      await page.goto("/");
      await expect(button(page)).toBeHidden();
      await scrollTo(page, 301);
      await expect(button(page)).toBeVisible();
      await scrollTo(page, 300);
      await expect(button(page)).toBeHidden();
      await scrollTo(page, 3_000);
      await expect(button(page)).toBeVisible();
      await scrollTo(page, 0);
      await expect(button(page)).toBeHidden();
    });

    test("a page that opens at 300 px shows no button yet [A112]", async ({ page }) => {
      await page.goto("/");
      await scrollTo(page, 301);
      await expect(button(page)).toBeVisible();
      await scrollTo(page, 300);
      await expect(button(page)).toBeHidden();
      // The browser comes back to the place where it was.
      await page.reload();
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
      await expect(button(page)).toBeHidden();
    });

    test("a click scrolls to the top, smoothly [A114]", async ({ page }) => {
      await page.goto("/");
      await scrollTo(page, 3_000);
      await button(page).click();
      const onTheWay = await page.evaluate(() => scrollY);
      expect(onTheWay).toBeGreaterThan(0);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test("who comes with the keyboard goes on from the start of the page [A114]", async ({ page }) => {
  await page.goto("/");
  await scrollTo(page, 3_000);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the page is at its top at once [A114]", async ({ page }) => {
    await page.goto("/");
    await scrollTo(page, 3_000);
    await button(page).click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});
