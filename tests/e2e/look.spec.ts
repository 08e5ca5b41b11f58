import { expect, test as plainTest, withContent } from "./harness/fixtures.ts";
import { richLists } from "./harness/rich-content.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent({ lists: richLists, env: { SITE_EXAMPLES: "on" } });

// The CMS has no pictures here; whether a page gets round to asking for them depends on its speed.
test.beforeEach(({ page }) => stubPictures(page));

test("the header gets lower after scrolling, stays at the top, and moves nothing", async ({
  page,
}) => {
  await page.goto("/about");
  const header = page.locator(".header");
  const title = page.getByRole("heading", { level: 1 });
  const placeOf = () =>
    title.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const [before, high] = [await placeOf(), await header.boundingBox()];
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const low = await header.boundingBox();
  const seen = (low?.y ?? 0) + (low?.height ?? 0);
  expect(seen).toBeLessThan((high?.height ?? 0) - 20);
  expect(seen).toBeGreaterThan(55);
  expect(await placeOf()).toBeCloseTo(before, 0);
  // What the header holds is in the middle of what is left of it.
  const emblem = await page.locator(".header .emblem").boundingBox();
  expect((emblem?.y ?? 0) + (emblem?.height ?? 0) / 2).toBeCloseTo(seen / 2, -1);
});

test("the whole menu fits a screen of 1280 by 900", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const panel = page.locator(".menu__panel");
  await expect(panel).toBeVisible();
  const rest = await panel.evaluate((element) => element.scrollHeight - element.clientHeight);
  expect(rest).toBe(0);
  await expect(panel.getByRole("link", { name: "Campus Walk Through" })).toBeInViewport();
});

test("the registration button keeps one line from 360 px on", async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const lines = await page.locator(".header__register").evaluate((button) => {
      const range = document.createRange();
      const words = button.firstChild;
      if (words) range.selectNodeContents(words);
      return range.getClientRects().length;
    });
    expect(lines, `${width} px`).toBe(1);
  }
});

test("the picture of the menu is not asked for before the menu opens", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("ridges-dawn-tall"))).toEqual([]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect.poll(() => asked.some((url) => url.includes("ridges-dawn-tall"))).toBe(true);
});

test("a printed page is black on white and ends with where it came from", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/PhoneCallTiming");
  const colours = await page.locator("body").evaluate((body) => {
    const { color, backgroundColor } = getComputedStyle(body);
    return { color, backgroundColor };
  });
  expect(colours).toEqual({ color: "rgb(0, 0, 0)", backgroundColor: "rgb(255, 255, 255)" });
  await expect(page.locator(".header")).toBeHidden();
  const footer = page.getByRole("contentinfo", { name: "Footer" });
  await expect(footer.getByText("Ridge Road, Hill Station").first()).toBeVisible();
  const port = new URL(site.url).port;
  await expect(footer.getByText(`http://localhost:${port}/PhoneCallTiming`)).toBeVisible();
});

test("what waits to be scrolled to is printed all the same", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const faint = await page
    .locator(".reveal")
    .evaluateAll(
      (blocks) => blocks.filter((block) => getComputedStyle(block).opacity !== "1").length,
    );
  expect(faint).toBe(0);
});

plainTest(
  "the examples are for us: a visitor's site does not know the address",
  async ({ request }) => {
    expect((await request.get("/examples")).status()).toBe(404);
    expect(await (await request.get("/sitemap.xml")).text()).not.toContain("examples");
  },
);

test("the examples show every shared piece", async ({ page }) => {
  await page.goto("/examples");
  const pieces = page.getByRole("main").getByRole("heading", { level: 2 });
  const names = ["Band", "Button", "Card", "Facade", "Filter bar", "Pager", "Table", "Tabs"];
  for (const name of names) await expect(pieces.getByText(name, { exact: true })).toBeVisible();
});

for (const width of [360, 1280]) {
  test(`at ${width} px a jump to a block of home ends below the header`, async ({ page }) => {
    for (const id of ["calendar", "history", "birthdays"]) {
      await page.goto("about:blank");
      await page.goto(`/#${id}`);
      const room = await page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart),
      );
      const block = page.locator(`#${id}`);
      await expect
        .poll(() =>
          block.evaluate((box, at) => Math.abs(box.getBoundingClientRect().top - at), room),
        )
        .toBeLessThan(1.5);
    }
  });
}
