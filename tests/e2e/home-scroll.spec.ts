import type { Page } from "@playwright/test";
import { expect, freezeClock, withHome } from "./harness/fixtures.ts";
import { nextFrame } from "./harness/next-frame.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const block = (page: Page) => page.getByRole("region", { name: "The school in figures" });
/** The animated numbers on top of the final ones. */
const counting = (page: Page) => block(page).locator("dd [aria-hidden=true]");
const values = ["700", "7", "30", "1:30"];
const center = (page: Page) =>
  block(page).evaluate((it) => it.scrollIntoView({ block: "center", behavior: "instant" }));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls until this share of the statistics is visible, and waits for the observers. */
async function showShare(page: Page, share: number): Promise<void> {
  const statistics = block(page).locator(".wrap");
  await statistics.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: "instant" });
  }, share);
  await expect(statistics).toBeInViewport({ ratio: share - 0.02 });
  await nextFrame(page);
}

for (const width of [1280, 360])
  test(`the statistics count up for about four seconds once half of them is visible, at ${width} px [A90, A91]`, async ({
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
    await page.clock.runFor(6_000);
    await expect(block(page).locator("[data-observed]")).toHaveCount(1);
    for (const share of [0.05, 0.4]) {
      await showShare(page, share);
      await page.clock.runFor(500);
      await expect(counting(page)).toHaveCount(0);
    }
    await showShare(page, 0.6);
    await expect(counting(page)).toHaveCount(4);
    // The ratio counts its 30 without its "1:", which would make it another ratio.
    const ratio = counting(page).last().locator("span").first();
    await page.clock.runFor(200);
    const counted = Number(await counting(page).first().textContent());
    expect(counted).toBeGreaterThan(0);
    expect(counted).toBeLessThan(700);
    await expect(ratio).toHaveCSS("visibility", "hidden");
    await page.clock.runFor(1_600);
    await expect(counting(page)).toHaveText(values);
    await expect(ratio).toHaveCSS("visibility", "visible");
    await page.clock.runFor(2_600);
    await expect(counting(page)).toHaveCount(0);
    await expect(block(page).locator("dd")).toHaveText(values);
    await scrollTo(page, 0);
    await center(page);
    await page.clock.runFor(500);
    await expect(counting(page)).toHaveCount(0);
  });

test("sections below the first screen animate for 1000 ms once 150 px of them are visible [A13]", async ({
  page,
}) => {
  await page.goto("/");
  const part = page.locator("#calendar .reveal");
  const top = await part.evaluate((element) => element.getBoundingClientRect().top);
  await expect(page.locator(".opening .reveal")).toHaveClass(/is-/);
  // Sections on the first screen and far below it are not marked.
  const waiting = page.locator(".is-waiting");
  const tops = await waiting.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  for (const at of tops) expect(at).toBeGreaterThanOrEqual(900);
  await expect(page.locator(".reveal").last()).not.toHaveClass(/is-/);
  for (const [shown, state] of [
    [-400, /is-waiting/],
    [100, /is-waiting/],
    [170, /is-shown/],
  ] as const) {
    await scrollTo(page, top - 900 + shown);
    // Intersection observers report after a frame.
    for (let frame = 0; frame < 3; frame += 1) await nextFrame(page);
    await expect(part).toHaveClass(state);
  }
  await expect(part).toHaveCSS("animation-duration", "1s");
  await scrollTo(page, 0);
  await expect(part).not.toBeInViewport();
  await expect(part).toHaveClass(/is-shown/);
});

const button = (page: Page) => page.getByRole("button", { name: "Scroll to top" });

test("the button 'Scroll to top' shows from 301 px on, also after a reload, and scrolls smoothly [A112, A113, A114]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(button(page)).toBeHidden();
  for (const top of [301, 3_000]) {
    await scrollTo(page, top);
    await expect(button(page)).toBeVisible();
    await scrollTo(page, top === 301 ? 0 : 300);
    await expect(button(page)).toBeHidden();
  }
  // The browser restores the scroll position.
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await expect(button(page)).toBeHidden();
  await scrollTo(page, 3_000);
  await button(page).click();
  expect(await scrolled(page)).toBeGreaterThan(0);
  await expect.poll(() => scrolled(page)).toBe(0);
  await scrollTo(page, 3_000);
  await button(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
});

test("with reduced motion nothing animates, counts or rotates, and scrolling is instant [A13, A41, A91, A114]", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Play", exact: true })).toBeVisible();
  await center(page);
  await expect(counting(page)).toHaveCount(0);
  await expect(block(page).locator("dd")).toHaveText(values);
  await expect(page.locator(".is-waiting, .is-shown")).toHaveCount(0);
  await scrollTo(page, 3_000);
  await button(page).click();
  expect(await scrolled(page)).toBe(0);
});
