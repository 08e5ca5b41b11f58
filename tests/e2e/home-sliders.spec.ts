import type { Locator, Page } from "@playwright/test";
import { expect, withHome } from "./harness/fixtures.ts";
import { homeLists, makeToppers } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const region = (page: Page, name: string) => page.getByRole("region", { name });

/** The texts of the fully visible cards. */
const inView = (list: Locator, card: string) =>
  list.locator(".carousel__viewport").evaluate((viewport, card) => {
    const view = viewport.getBoundingClientRect();
    return [...viewport.querySelectorAll(card)]
      .filter((one) => {
        const { left, right, width } = one.getBoundingClientRect();
        return width > 0 && left >= view.left - 2 && right <= view.right + 2;
      })
      .map((one) => one.textContent ?? "");
  }, card);

const classes = ["Class XII toppers", "Class X toppers"];
const perClass = { 360: 1, 500: 1, 566: 1, 567: 2, 700: 2, 768: 3, 1280: 3, 1600: 4, 1700: 4 };
const perView = [
  ["Events & news", ".carousel__slide", { 360: 1, 575: 1, 576: 2, 991: 2, 992: 2, 1280: 2 }],
  ["Hours of the day", ".carousel__slide", { 360: 1, 640: 1, 641: 2, 900: 2, 901: 3, 1280: 3 }],
  ["Photo albums", "figure", { 360: 2, 1280: 5 }],
  ["Event albums", "figure", { 360: 2, 640: 2, 900: 3, 901: 5, 1280: 5, 1600: 5 }],
  ...classes.map((name) => [name, ".carousel__slide", perClass] as const),
] as const;

test("each list shows as many cards as fit its width [A64, A65, A72, A75, A354]", async ({
  page,
}) => {
  await page.goto("/");
  const widths = new Set(perView.flatMap(([, , counts]) => Object.keys(counts)));
  for (const width of widths) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    for (const [name, card, counts] of perView) {
      const count = new Map(Object.entries(counts)).get(width);
      const shown = async () => (await inView(region(page, name), card)).length;
      if (count) await expect.poll(shown, { message: `${name} at ${width} px` }).toBe(count);
    }
  }
  const gapAt = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    return region(page, "Events & news")
      .locator(".carousel__slides")
      .evaluate((slides) => Number.parseFloat(getComputedStyle(slides).columnGap));
  };
  expect(await gapAt(992)).toBeGreaterThan(await gapAt(991));
});

for (const width of [1280, 360])
  test(`the buttons of each list reach every card, at ${width} px [A64, A72, A75]`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/");
    for (const [name, things, card, count] of [
      ["Events & news", "cards", ".carousel__slide", 6],
      ["Class XII toppers", "toppers of Class XII", ".carousel__slide", 6],
      ["Photo albums", "photo albums", "figure", 7],
      ["Event albums", "event albums", "figure", 7],
    ] as const) {
      const list = region(page, name);
      const next = list.getByRole("button", { name: `Next ${things}` });
      await next.scrollIntoViewIfNeeded();
      const seen = new Set<string>();
      const more = async () =>
        (await inView(list, card)).filter((text) => !seen.has(text)).map((text) => seen.add(text));
      while (seen.size < count) {
        if (seen.size > 0) await next.click();
        await expect.poll(async () => (await more()).length, { message: name }).toBeGreaterThan(0);
      }
      await expect(next).toHaveAttribute("aria-disabled", "true");
    }
    const other = region(page, "Class X toppers").locator(".carousel__viewport");
    expect(await other.evaluate((list) => list.scrollLeft)).toBe(0);
  });

const oneInClassX = [...makeToppers("XII"), ...makeToppers("X").slice(0, 1)];

withHome({ lists: { ...homeLists, "/api/topper/SGSM": oneInClassX } })(
  "a list that fits has no buttons and takes no focus; one that scrolls has both",
  async ({ page }) => {
    await page.goto("/");
    const [twelve, ten] = [region(page, "Class XII toppers"), region(page, "Class X toppers")];
    await expect(twelve.getByRole("button", { name: /^Next/ })).toBeVisible();
    await expect(twelve.locator(".carousel__viewport")).toHaveAttribute("tabindex", "0");
    await expect(twelve.locator(".carousel__slide").first()).toHaveAttribute(
      "aria-label",
      "1 of 6",
    );
    await expect(ten.locator(".carousel__viewport")).not.toHaveAttribute("tabindex");
    await expect(ten.getByRole("button")).toHaveCount(0);
  },
);

test("on a phone a topper far along the row is laid out only when it is near the viewport", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await page.goto("/");
  const toppers = region(page, "Class XII toppers");
  const last = toppers.getByRole("heading", { name: "Ishaan Sample" });
  const isLaidOut = () =>
    last.evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  const center = (part: Locator) =>
    part.evaluate((box) => box.scrollIntoView({ block: "center", behavior: "instant" }));
  await center(toppers);
  await expect(toppers.getByText("Aarav Sample")).toBeInViewport();
  expect(await isLaidOut()).toBe(false);
  await center(last);
  await expect.poll(isLaidOut).toBe(true);
  await expect(last).toBeInViewport({ ratio: 1 });
});

for (const width of [1280, 360])
  test(`carousels have a minimum height for two seconds and do not shift after it, at ${width} px [A105]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    // Paused, so that the test can set their current time.
    await page.addInitScript(() =>
      document.addEventListener("animationstart", ({ target }) => {
        if (target instanceof Element && target.matches(".carousel__viewport"))
          for (const animation of target.getAnimations()) animation.pause();
      }),
    );
    await page.goto("/");
    const heightsAt = (time: number) =>
      page.locator(".carousel__viewport").evaluateAll((viewports, time) => {
        for (const animation of viewports.flatMap((viewport) => viewport.getAnimations()))
          animation.currentTime = time;
        return viewports.map((viewport) => ({
          minHeight: Number.parseFloat(getComputedStyle(viewport).minHeight) || 0,
          height: viewport.getBoundingClientRect().height,
        }));
      }, time);
    const before = await heightsAt(1_990);
    expect(before.length).toBeGreaterThanOrEqual(6);
    for (const { minHeight } of before) expect(minHeight).toBeGreaterThan(0);
    expect(await heightsAt(2_000)).toEqual(before.map(({ height }) => ({ minHeight: 0, height })));
  });
