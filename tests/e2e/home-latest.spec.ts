import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const latest = (page: Page) => page.getByRole("region", { name: "Events & news" });
const cards = (page: Page) => latest(page).getByRole("article");

/** How many cards are wholly in the view of their list. */
const inView = (page: Page) =>
  latest(page)
    .locator(".carousel__viewport")
    .evaluate((viewport) => {
      const view = viewport.getBoundingClientRect();
      return [...viewport.querySelectorAll(".carousel__slide")].filter((slide) => {
        const { left, right, width } = slide.getBoundingClientRect();
        return width > 0 && left >= view.left - 1 && right <= view.right + 1;
      }).length;
    });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("VIEW All leads to the events [A66]", async ({ page }) => {
      await page.goto("/");
      const link = latest(page).getByRole("link", { name: "VIEW All" });
      await expect(link).toHaveText("VIEW All");
      await expect(link).toHaveAttribute("href", "/Events");
    });
  });
}

test("two cards a view from 576 px, one below, a wider gap from 992 px [A64, A65]", async ({
  page,
}) => {
  await page.goto("/");
  const gap = () =>
    latest(page)
      .locator(".carousel__slides")
      .evaluate((slides) => Number.parseFloat(getComputedStyle(slides).columnGap));
  const gaps: number[] = [];
  for (const [width, count] of [
    [575, 1],
    [576, 2],
    [991, 2],
    [992, 2],
    [1280, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => inView(page), { message: `at ${width} px` }).toBe(count);
    gaps.push(await gap());
  }
  expect(gaps[3]).toBeGreaterThan(gaps[2] ?? 0);
});

test("every card can be reached by the buttons [A64]", async ({ page }) => {
  // High enough for the buttons and a whole card.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto("/");
  const next = latest(page).getByRole("button", { name: "Next cards" });
  await expect(latest(page).getByRole("button", { name: "Previous cards" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await next.click();
  await expect(cards(page).nth(2)).toBeInViewport({ ratio: 0.9 });
  await next.click();
  await expect(cards(page).nth(5)).toBeInViewport({ ratio: 0.9 });
  await expect(next).toHaveAttribute("aria-disabled", "true");
});

test("only events of the category Events are among the cards [A67]", async ({ page, host }) => {
  await page.goto("/");
  await expect(latest(page)).not.toContainText("Half-term reports");
  const asked = host.received.map(({ path }) => path);
  expect(asked).toContain("/api/news/SGSM");
  expect(asked).toContain("/api/events/SGSM");
});

test("the arrow keys move between the tabs [A62]", async ({ page }) => {
  await page.goto("/");
  await latest(page).getByRole("tab", { name: "All" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(latest(page).getByRole("tab", { name: "News" })).toBeFocused();
  await expect(cards(page)).toHaveCount(3);
  await page.keyboard.press("End");
  await expect(latest(page).getByRole("tab", { name: "Events" })).toBeFocused();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links to addresses that filter [A63]", async ({ page }) => {
    await page.goto("/");
    await latest(page).getByRole("link", { name: "News", exact: true }).click();
    await expect(page).toHaveURL(/\?tab=news/);
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first()).toContainText("News item");
    await expect(latest(page).getByRole("button")).toHaveCount(0);
  });
});

test.describe("with one item", () => {
  const one = withHome({
    lists: {
      ...homeLists,
      "/api/events/SGSM": [],
      "/api/news/SGSM": [{ _id: "n", title: "Alone", fromDate: "2026-11-01" }],
    },
  });
  one("it takes the full width [A64]", async ({ page }) => {
    await page.goto("/");
    const list = await latest(page).locator(".carousel__slides").boundingBox();
    const card = await latest(page).locator(".carousel__slide").boundingBox();
    expect(card?.width).toBeCloseTo(list?.width ?? 0, 0);
  });

  one("a tab without cards shows the words for nothing [A68]", async ({ page }) => {
    await page.goto("/");
    await latest(page).getByRole("tab", { name: "Events" }).click();
    await expect(latest(page).getByText("Stay Tuned For More Updates")).toBeVisible();
    await latest(page).getByRole("tab", { name: "All" }).click();
    await expect(latest(page).getByText("Stay Tuned For More Updates")).toBeHidden();
  });
});

test.describe("with one event and several news", () => {
  const uneven = withHome({
    lists: { ...homeLists, "/api/events/SGSM": home.events.slice(0, 1) },
  });
  uneven(
    "the only card of a tab keeps its size: the full width is for a single item of both [A64]",
    async ({ page }) => {
      await page.goto("/");
      const slide = () => latest(page).locator(".carousel__slide:visible").first().boundingBox();
      const before = await slide();
      await latest(page).getByRole("tab", { name: "Events" }).click();
      await expect(cards(page)).toHaveCount(1);
      expect((await slide())?.width).toBeCloseTo(before?.width ?? 0, 0);
    },
  );
});

test.describe("with nothing", () => {
  const none = withHome({
    lists: { ...homeLists, "/api/events/SGSM": [], "/api/news/SGSM": [] },
  });
  none("the block says to stay tuned [A68]", async ({ page }) => {
    await page.goto("/");
    await expect(latest(page).getByText("Stay Tuned For More Updates")).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  });
});

for (const [path, left, word] of [
  ["/api/news/SGSM", 3, "Inter-house match"],
  ["/api/events/SGSM", 3, "News item"],
] as const) {
  test.describe(`when ${path} fails`, () => {
    const broken = withHome({ lists: homeLists, refused: [path] });
    broken("the other list still shows, without a word of error [A69]", async ({ page }) => {
      await page.goto("/");
      await expect(cards(page)).toHaveCount(left);
      await expect(cards(page).first()).toContainText(word);
      await expect(latest(page)).not.toContainText(/error|failed/i);
    });
  });
}
