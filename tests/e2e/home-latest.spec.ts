import type { Page } from "@playwright/test";
import { expect, withHome } from "./harness/fixtures.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const latest = (page: Page) => page.getByRole("region", { name: "Events & news" });
const cards = (page: Page) => latest(page).getByRole("article");
const tab = (page: Page, name: string) => latest(page).getByRole("tab", { name });

test("the tabs All, News and Events filter the cards, All is selected first [A62, A63, A67]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(latest(page).getByRole("tab")).toHaveText(["All", "News", "Events"]);
  await expect(latest(page).getByRole("tab", { selected: true })).toHaveText(["All"]);
  await expect(cards(page)).toHaveCount(6);
  await latest(page).getByRole("button", { name: "Next cards" }).click();
  const viewport = latest(page).locator(".carousel__viewport");
  await expect(viewport).not.toHaveJSProperty("scrollLeft", 0);
  for (const [name, card, count] of [
    ["News", "News item", 3],
    ["Events", "Inter-house match", 3],
    ["All", /News item|Inter-house match/, 6],
  ] as const) {
    await tab(page, name).click();
    await expect(latest(page).getByRole("tab", { selected: true })).toHaveText([name]);
    await expect(cards(page)).toHaveCount(count);
    await expect(cards(page).filter({ hasText: card })).toHaveCount(count);
    // The carousel starts again with the new count.
    await expect(latest(page).getByRole("group", { name: `1 of ${count}` })).toBeVisible();
    await expect(viewport).toHaveJSProperty("scrollLeft", 0);
  }
});

const withLatest = (news: object[], events: object[], allNews = news) =>
  withHome({
    lists: {
      ...homeLists,
      "/api/news/SGSM": news,
      "/api/news/all/SGSM": allNews,
      "/api/events/SGSM": events,
    },
  });

const manyNews = Array.from({ length: 15 }, (_, n) => ({
  title: `News item ${n}`,
  fromDate: `2025-03-${n + 10}`,
}));

test("a click selects the tab at once, its cards follow a frame later [A63]", async ({ page }) => {
  await page.goto("/");
  await expect(tab(page, "News")).toHaveAttribute("aria-selected", "false");
  const immediately = await tab(page, "News").evaluate((pressed: HTMLElement) => {
    pressed.click();
    const isShown = (part: Element) => part.checkVisibility();
    const all = document.querySelectorAll("[data-on-tabs] article");
    return [pressed.ariaSelected, [...all].filter(isShown).length];
  });
  expect(immediately).toEqual(["true", 6]);
  await expect(cards(page)).toHaveCount(3);
});

withLatest(
  manyNews.slice(0, 13),
  home.events.slice(0, 1),
  manyNews,
)(
  "each tab links to the remaining records, and a single card of a tab has an unchanged size [A63, A64]",
  async ({ page }) => {
    await page.goto("/");
    const rest = latest(page).getByRole("link", { name: /\d+ more/ });
    const slide = () => latest(page).locator(".carousel__slide:visible").first().boundingBox();
    const before = await slide();
    await expect(rest).toHaveText(["3 more news items"]);
    await tab(page, "Events").click();
    await expect(cards(page)).toHaveCount(1);
    await expect(rest).toHaveCount(0);
    expect((await slide())?.width).toBeCloseTo(before?.width ?? 0, 0);
    await tab(page, "News").click();
    await rest.click();
    await expect(page).toHaveURL("/News?year=all");
    await expect(page.locator(".filter-bar__count")).toHaveText("Total 15");
  },
);

withLatest(manyNews.slice(0, 1), [])(
  "a single item has the full width, and a tab without cards shows the placeholder [A64, A68]",
  async ({ page }) => {
    await page.goto("/");
    const list = await latest(page).locator(".carousel__slides").boundingBox();
    const card = await latest(page).locator(".carousel__slide").boundingBox();
    expect(card?.width).toBeCloseTo(list?.width ?? 0, 0);
    // All cards are visible.
    await expect(latest(page).getByRole("button")).toHaveCount(0);
    const placeholder = latest(page).getByText("Stay Tuned For More Updates");
    await tab(page, "Events").click();
    await expect(placeholder).toBeVisible();
    await tab(page, "All").click();
    await expect(placeholder).toBeHidden();
  },
);
