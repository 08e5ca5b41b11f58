import { countOf, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const item = (_id: string, fromDate: string, title: string, more: object = {}) => ({
  _id,
  fromDate,
  title,
  ...more,
});

const news = [
  item("hall", "2026-03-05", "New HALL opened", {
    description: "The hall seats the whole school.",
    images: ["hall-1", "hall-2"],
    attachments: ["plan.pdf"],
  }),
  item("results", "2026-12-01", "Results are out"),
  item("library", "2025-03-09", "Library hall painted"),
  item("undated", "", "Undated note"),
];

const test = withContent({
  lists: { "/api/news/all/SGSM": news, "/api/news/SGSM": [item("x", "2026-01-01", "Only home")] },
  pictures: ["hall-1", "hall-2"],
});

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("'Latest News' has the tabs, the count and the three filters [A128, A130]", async ({
      page,
    }) => {
      await page.goto("/News");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest News");
      await expect(page).toHaveTitle(/Latest News/);
      const tabs = page.getByRole("navigation", { name: "Events and news" }).getByRole("link");
      await expect(tabs).toHaveText(["Events", "News"]);
      await expect(tabs.last()).toHaveAttribute("aria-current", "page");
      await expect(countOf(page)).toHaveText("Total 2");
      for (const label of ["Year", "Month", "Search"]) {
        await expect(page.getByLabel(label, { exact: true })).toBeVisible();
      }
    });

    test("the search finds any part of a title in any letter case [A138]", async ({ page }) => {
      await page.goto("/News?year=all");
      await page.getByLabel("Search", { exact: true }).fill("hall");
      await expect(titlesOf(page)).toHaveText(["New HALL opened", "Library hall painted"]);
    });
  });
}

test("a card shows its first image, or the school's picture when it has none [A132]", async ({
  page,
}) => {
  await page.goto("/News");
  const pictureOf = (title: string) =>
    page.getByRole("article").filter({ hasText: title }).locator("img");
  await expect(pictureOf("New HALL")).toHaveAttribute("src", /^\/api\/image\/hall-1/);
  await expect(pictureOf("Results")).toHaveAttribute("src", /^\/api\/image\/SGSM\/school/);
});

test("the page takes its news from the call for all news [A129]", async ({ page }) => {
  await page.goto("/News?year=all");
  await expect(titlesOf(page)).toHaveText([
    "Results are out",
    "New HALL opened",
    "Library hall painted",
    "Undated note",
  ]);
});

test("a piece of news has a page with all its pictures", async ({ page, request }) => {
  await page.goto("/News");
  await page.getByRole("link", { name: "New HALL opened" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("New HALL opened");
  await expect(page.getByRole("article").locator("img")).toHaveCount(2);
  expect((await request.get("/News/nothing")).status()).toBe(404);
});

const lastYear = withContent({
  lists: {
    "/api/news/all/SGSM": [
      item("a", "2025-02-01", "Older"),
      item("b", "2025-11-01", "Newer"),
      item("c", "2024-11-01", "Two years ago"),
    ],
  },
});

lastYear(
  "nothing this year: last year's news, newest first, and the box says so [A136]",
  async ({ page }) => {
    await page.goto("/News");
    await expect(titlesOf(page)).toHaveText(["Newer", "Older"]);
    await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2025");
    await expect(
      page.getByText("There is nothing for 2026 yet. These are from 2025."),
    ).toBeVisible();
  },
);

lastYear("a year that the visitor picks stays, even when it is empty", async ({ page }) => {
  await page.goto("/News");
  await page.getByLabel("Year", { exact: true }).selectOption("2026");
  await expect(page.getByText("News Title", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await page.reload();
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
});

const none = withContent({});
const refusing = withContent({ refused: ["/api/news/all/SGSM"] });

for (const [number, emptyTest] of [
  ["with no news [A137]", none],
  ["with a host that fails [A139]", refusing],
] as const) {
  emptyTest(
    `${number} one placeholder card stands there, in the school's words`,
    async ({ page }) => {
      await page.goto("/News");
      const words = ["DD.MM.YYYY", "News Title", "Stay Tuned For More updates"];
      for (const text of words) await expect(page.getByText(text, { exact: true })).toHaveCount(1);
      await expect(countOf(page)).toHaveText("Total 0");
      await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
    },
  );
}
