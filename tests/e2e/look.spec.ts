import { expect, test as plainTest, withContent } from "./harness/fixtures.ts";
import { richContent } from "./harness/rich-content.ts";
import { stubPictures } from "./harness/stub-pictures.ts";

const test = withContent(richContent);

// The stub CMS has no images, and a 404 would depend on the page's speed.
test.beforeEach(({ page }) => stubPictures(page));

test("the sticky header shrinks after scrolling and shifts nothing", async ({ page }) => {
  await page.goto("/about");
  const header = page.locator(".header");
  const title = page.getByRole("heading", { level: 1 });
  const readTop = () =>
    title.evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const [before, high] = [await readTop(), await header.boundingBox()];
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const low = await header.boundingBox();
  const seen = (low?.y ?? 0) + (low?.height ?? 0);
  expect(seen).toBeLessThan((high?.height ?? 0) - 20);
  expect(seen).toBeGreaterThan(55);
  expect(await readTop()).toBeCloseTo(before, 0);
  // The emblem is centred in the smaller header.
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

test("the registration button has one line from 360 px on", async ({ page }) => {
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

test("the image of the menu loads only when the menu opens", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await page.goto("/about");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => url.includes("quadrangle-evening-tall"))).toEqual([]);
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await expect
    .poll(() => requested.some((url) => url.includes("quadrangle-evening-tall")))
    .toBe(true);
});

test("a printed page is black on white, begins with the school's name and ends with its URL", async ({
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
  const header = page.getByRole("banner");
  await expect(header.getByText("SGC", { exact: true })).toBeInViewport();
  await expect(header.getByRole("link").filter({ visible: true })).toHaveCount(1);
  const footer = page.getByRole("contentinfo", { name: "Footer" });
  await expect(footer.getByText("Ridge Road, Hill Station").first()).toBeVisible();
  const port = new URL(site.url).port;
  await expect(footer.getByText(`http://localhost:${port}/PhoneCallTiming`)).toBeVisible();
});

test("sections that animate on scroll are visible in print", async ({ page }) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const transparent = await page
    .locator(".reveal")
    .evaluateAll(
      (blocks) => blocks.filter((block) => getComputedStyle(block).opacity !== "1").length,
    );
  expect(transparent).toBe(0);
});

test("printed home begins with the school's name, has no caption or ring without a picture, and URLs after their links", async ({
  page,
}) => {
  await page.goto("/");
  await page.emulateMedia({ media: "print" });
  const name = page.getByRole("banner").getByText("SGC", { exact: true });
  const [nameBox, mainBox] = [await name.boundingBox(), await page.locator("main").boundingBox()];
  expect(nameBox?.y).toBeLessThan(mainBox?.y ?? 0);
  await expect(page.getByRole("banner").getByRole("button")).toBeHidden();
  await expect(page.getByText("The ridges in spring")).toBeHidden();
  for (const ring of await page.locator("main .band .portrait").all())
    await expect(ring).toBeHidden();
  const urls = await page.locator("main a[href^=http]").evaluateAll((links) =>
    links.map((link) => {
      const { content, position } = getComputedStyle(link, "::after");
      return `${content.includes("http")} ${position}`;
    }),
  );
  expect(new Set(urls)).toEqual(new Set(["true static"]));
});

for (const [width, pseudo] of [
  [360, "::before"],
  [1280, ""],
] as const)
  test(`at ${width} px the headings of a Hindi table have no letter spacing`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/privacy");
    const heading = page.locator(pseudo ? "#hindi .table td" : "#hindi .table thead th").last();
    const spacing = await heading.evaluate(
      (cell, part) => getComputedStyle(cell, part || null).letterSpacing,
      pseudo,
    );
    expect(spacing).toMatch(/^(0px|normal)$/);
  });

plainTest("/examples returns 404 in production", async ({ request }) => {
  expect((await request.get("/examples")).status()).toBe(404);
  expect(await (await request.get("/sitemap.xml")).text()).not.toContain("examples");
});

for (const width of [360, 1280]) {
  test(`at ${width} px a link to a section of home ends below the header`, async ({ page }) => {
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
