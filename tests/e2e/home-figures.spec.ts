import { expect } from "./harness/fixtures.ts";
import { freezeClock, withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const block = (page: Page) => page.getByRole("region", { name: "The school in figures" });
const figures = [
  ["A86", "Total students", "700"],
  ["A87", "Nationalities", "7"],
  ["A88", "Class rooms", "30"],
  ["A89", "Teacher-student ratio", "1:30"],
] as const;

for (const [line, label, value] of figures) {
  test(`${line} ${label}: ${value} stands in the HTML`, async ({ request }) => {
    const html = await (await request.get("/")).text();
    const text = html.replace(/<[^>]+>/g, "");
    expect(text).toContain(`${label}${value}`);
  });
}

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the figures count once half of them is in view, for about four seconds, to their values [A90, A91]", async ({
      page,
    }) => {
      await freezeClock(page);
      await page.goto("/");
      const copies = block(page).locator("dd [aria-hidden=true]");
      await page.clock.runFor(6_000);
      await expect(copies).toHaveCount(0);
      await block(page).evaluate((section) =>
        section.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      await expect(copies).toHaveCount(4);
      await page.clock.runFor(2_000);
      const middle = Number(await copies.first().textContent());
      expect(middle).toBeGreaterThan(250);
      expect(middle).toBeLessThan(500);
      await page.clock.runFor(2_500);
      await expect(copies).toHaveCount(0);
      await expect(block(page).locator("dd")).toHaveText(figures.map(([, , value]) => value));
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await block(page).evaluate((section) =>
        section.scrollIntoView({ block: "center", behavior: "instant" }),
      );
      await page.clock.runFor(500);
      await expect(copies).toHaveCount(0);
    });
  });
}

/** Scrolls until this share of the figures is in view, and waits until the browser has told every observer. */
const showShare = (page: Page, share: number) =>
  block(page)
    .locator(".wrap")
    .evaluate((figures, share) => {
      const { top, height } = figures.getBoundingClientRect();
      scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
      return new Promise<number>((resolve) => {
        // Observers are told in the order in which they were made: the page's own before this one.
        const observer = new IntersectionObserver(([entry]) => {
          observer.disconnect();
          resolve(entry?.intersectionRatio ?? 0);
        });
        observer.observe(figures);
      });
    }, share);

for (const width of [1280, 360])
  test(`the figures rest while 40 % are in view and count at 60 %, at ${width} px (A90)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      IntersectionObserver.prototype.observe = function (target: Element) {
        if (this.thresholds.length > 1) target.setAttribute("data-observed", "");
        observe.call(this, target);
      };
    });
    await freezeClock(page);
    await page.goto("/");
    await page.clock.runFor(2_000);
    await expect(block(page).locator("[data-observed]")).toHaveCount(1);
    const copies = block(page).locator("dd [aria-hidden=true]");
    for (const share of [0.05, 0.4]) {
      expect(await showShare(page, share)).toBeCloseTo(share, 1);
      await page.clock.runFor(500);
      await expect(copies).toHaveCount(0);
    }
    expect(await showShare(page, 0.6)).toBeCloseTo(0.6, 1);
    await expect(copies).toHaveCount(4);
  });

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("nothing counts, the values stand there [A91]", async ({ page }) => {
    await page.goto("/");
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).locator("dd [aria-hidden=true]")).toHaveCount(0);
    await expect(block(page).locator("dd")).toHaveText(figures.map(([, , value]) => value));
  });

  test("nothing rises into view [A13]", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".is-waiting, .is-shown")).toHaveCount(0);
  });
});

test("parts below the screen rise for 1000 ms once they are 150 px in view [A13]", async ({
  page,
}) => {
  await page.goto("/");
  const part = page.locator("#calendar .reveal");
  const top = await part.evaluate((element) => element.getBoundingClientRect().top);
  // Far away it is left alone; within a screen of view it waits.
  await expect(page.locator(".opening .reveal")).toHaveClass(/is-/);
  await expect(part).not.toHaveClass(/is-waiting/);
  await page.evaluate((by) => scrollTo({ top: by, behavior: "instant" }), top - 900 - 400);
  await expect(part).toHaveClass(/is-waiting/);
  await page.evaluate((by) => scrollTo({ top: by, behavior: "instant" }), top - 900 + 100);
  await expect(part).toHaveClass(/is-waiting/);
  await page.evaluate((by) => scrollTo({ top: by, behavior: "instant" }), top - 900 + 170);
  await expect(part).toHaveClass(/is-shown/);
  const motion = await part.evaluate((element) => getComputedStyle(element).animationDuration);
  expect(motion).toBe("1s");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing of the page is hidden [A13]", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".is-waiting")).toHaveCount(0);
    for (const part of await page.locator(".reveal").all())
      await expect(part).toHaveCSS("opacity", "1");
  });
});
