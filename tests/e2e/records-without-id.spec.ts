import type { Locator, Page } from "@playwright/test";
import { expect, withContent, withHome } from "./harness/fixtures.ts";
import { chooseSizes } from "./harness/is-thorough.ts";
import { homeLists } from "./home-content.ts";

/** The specification gives events and news no `_id`: such a record has no page. */
const description = `${"The houses meet on the upper field. ".repeat(20)}Tea follows.`;
const withId = { _id: "with-id", title: "With a page", description };
const withoutId = (n: number) => ({ title: `Without a page ${n}`, description });
const events = [withoutId(1), withoutId(2), withId].map((event) => ({
  ...event,
  category: "Events",
  date: "2026-11-20",
}));
const news = [withoutId(1), withoutId(2), withId].map((item) => ({
  ...item,
  fromDate: "2026-11-20",
}));
const lists = {
  "/api/events/SGSM": events,
  "/api/news/SGSM": news,
  "/api/news/all/SGSM": news,
};

/** Whether a card cuts its text. */
const isCut = (page: Page, title: string) =>
  page
    .getByRole("article", { name: title })
    .locator(".card__text")
    .evaluate((text) => {
      const end = document.createRange();
      end.selectNodeContents(text);
      return end.getBoundingClientRect().bottom > text.getBoundingClientRect().bottom + 1;
    });

const top = (part: Locator) => part.evaluate((it) => it.getBoundingClientRect().top);

async function expectWhole(page: Page): Promise<void> {
  for (const title of ["Without a page 1", "Without a page 2"]) {
    await expect(
      page.getByRole("article", { name: title }).getByText("Tea follows."),
    ).toBeVisible();
    await expect(page.getByRole("article", { name: title }).getByRole("link")).toHaveCount(0);
    expect(await isCut(page, title), title).toBe(false);
  }
  expect(await isCut(page, "With a page")).toBe(true);
}

const test = withContent({ lists });
const home = withHome({ lists: { ...homeLists, ...lists } });
const oneCard = withHome({
  lists: { ...homeLists, ...lists, "/api/news/SGSM": news.slice(0, 1), "/api/events/SGSM": [] },
});

for (const width of chooseSizes([1280, 768, 360], 0, 2)) {
  const viewport = { width, height: 800 };

  test.describe(`at ${width} px`, () => {
    test.use({ viewport });

    for (const path of ["/Events", "/News"])
      test(`${path} shows the whole text of a record without a page [A121, A133]`, async ({
        page,
      }) => {
        await page.goto(path);
        await expectWhole(page);
      });
  });

  home.describe(`at ${width} px`, () => {
    home.use({ viewport });

    home("home shows the whole text of a record without a page [A67]", async ({ page }) => {
      await page.goto("/?tab=news");
      await expectWhole(page);
    });
  });

  oneCard.describe(`at ${width} px`, () => {
    oneCard.use({ viewport });

    oneCard(
      "home's large card shows date, title and the whole text, in this order [A67]",
      async ({ page }) => {
        await page.goto("/");
        expect(await isCut(page, "Without a page 1")).toBe(false);
        const card = page.getByRole("article", { name: "Without a page 1" });
        const tops = await Promise.all(
          [".card__meta", ".card__title", ".card__text"].map((part) => top(card.locator(part))),
        );
        expect(tops).toEqual(tops.toSorted((a, b) => a - b));
      },
    );
  });
}
