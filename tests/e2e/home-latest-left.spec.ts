import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

type Page = Parameters<Parameters<typeof many>[2]>[0]["page"];
const latest = (page: Page) => page.getByRole("region", { name: "Events & news" });

const news = Array.from({ length: 15 }, (_, n) => ({
  _id: `many-n${n}`,
  title: `News item ${n}`,
  fromDate: `2025-03-${n + 10}`,
}));

const many = withHome({
  lists: {
    ...homeLists,
    "/api/news/SGSM": news,
    "/api/news/all/SGSM": news,
    "/api/events/SGSM": Array.from({ length: 13 }, (_, n) => ({
      ...home.events[0],
      _id: `many-e${n}`,
      date: `2025-04-${n + 10}`,
    })),
  },
});

for (const javaScriptEnabled of [true, false]) {
  many.describe(`more items than cards, scripts ${javaScriptEnabled ? "on" : "off"}`, () => {
    many.use({ javaScriptEnabled });

    many("each tab says how many items are left and links to them (A63)", async ({ page }) => {
      await page.goto("/");
      const left = latest(page).getByRole("link", { name: /\d+ more/ });
      await expect(left).toHaveText(["3 more news items", "1 more event"]);
      const tab = (name: string) =>
        latest(page)
          .getByRole(javaScriptEnabled ? "tab" : "link", { name, exact: true })
          .click();
      await tab("News");
      await expect(left).toHaveText(["3 more news items"]);
      await tab("Events");
      await expect(left).toHaveText(["1 more event"]);
      await left.click();
      await expect(page).toHaveURL("/Events?year=all");
      await expect(page.locator("main")).toContainText("13");
      await page.goto("/?tab=news");
      await left.click();
      await expect(page).toHaveURL("/News?year=all");
      await expect(page.getByRole("article").first()).toContainText("News item 14");
    });
  });
}

withHome({ lists: homeLists })(
  "no number of further items stands below cards that are all there are (A63)",
  async ({ page }) => {
    await page.goto("/");
    await expect(latest(page).getByRole("article")).toHaveCount(6);
    await expect(latest(page).getByRole("link", { name: /more/ })).toHaveCount(0);
  },
);
