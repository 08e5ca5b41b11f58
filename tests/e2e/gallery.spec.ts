import { countOf, optionsOf, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const album = (_id: string, date: string, title: string, more: object = {}) => ({
  _id,
  date,
  title,
  category: "PhotoGallery",
  attachments: ["cover", "second"],
  ...more,
});

const albums = [
  album("autumn", "2026-10-05", "Autumn term", { description: "Mist, books and football." }),
  album("sports & more", "2026-03-05", "Annual SPORTS day", { attachments: [] }),
  album("fest", "2026-09-09", "Festival", { category: "EventsSGSM" }),
  album("older", "2024-03-05", "Sports of old"),
];

const lists = { "/api/gallery/All/SGSM": albums };
const test = withContent({ lists, pictures: ["cover", "second"] });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("photo albums only, counted as 'Total Categories', following the filters [A140, A141]", async ({
      page,
    }) => {
      await page.goto("/Gallery");
      await expect(titlesOf(page)).toHaveText(["Autumn term", "Annual SPORTS day"]);
      await expect(countOf(page)).toHaveText("Total Categories 2");
      await page.getByLabel("Year", { exact: true }).selectOption("All");
      await expect(countOf(page)).toHaveText("Total Categories 3");
      await expect(page.getByText("Festival")).toHaveCount(0);
    });

    test("the search finds any part of a title in any letter case [A144]", async ({ page }) => {
      await page.goto("/Gallery?year=all");
      await page.getByLabel("Search", { exact: true }).fill("sports");
      await expect(titlesOf(page)).toHaveText(["Annual SPORTS day", "Sports of old"]);
    });
  });
}

test("it starts on the current year and all months; years descend [A142, A143]", async ({
  page,
}) => {
  await page.goto("/Gallery");
  await expect(optionsOf(page, "Year")).toHaveText(["All", "2026", "2024"]);
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await expect(page.getByLabel("Month", { exact: true }).locator(":checked")).toHaveText("All");
  await expect(optionsOf(page, "Month").nth(3)).toHaveText("Mar");
});

test("a card shows cover, title, description and date [A145, A146]", async ({ page }) => {
  await page.goto("/Gallery?year=all");
  const autumn = page.getByRole("article").filter({ hasText: "Autumn term" });
  await expect(autumn.locator("img")).toHaveAttribute("src", /^\/api\/image\/cover/);
  await expect(autumn.getByText("Mist, books and football.")).toBeVisible();
  await expect(autumn.getByText("05-10-2026", { exact: true })).toBeVisible();
  const old = page.getByRole("article").filter({ hasText: "Sports of old" });
  await expect(old.getByText("05-03-2024", { exact: true })).toBeVisible();
});

test("the gallery's address is /Gallery [A151]", async ({ page }) => {
  await page.goto("/gallery?year=all");
  await expect(page).toHaveURL(/\/Gallery\?year=all$/);
});

const lastYear = withContent({
  lists: {
    "/api/gallery/All/SGSM": [
      album("f", "2026-02-01", "Festival", { category: "EventsSGSM" }),
      album("a", "2025-02-01", "Older", { attachments: [] }),
      album("b", "2025-11-01", "Newer", { attachments: [] }),
    ],
  },
});

lastYear(
  "no album this year: last year's, newest first, and the box says so [A148]",
  async ({ page }) => {
    await page.goto("/Gallery");
    await expect(titlesOf(page)).toHaveText(["Newer", "Older"]);
    await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2025");
  },
);

const none = withContent({});
const refusing = withContent({ refused: ["/api/gallery/All/SGSM"] });

none("with no albums a placeholder card stands there [A149]", async ({ page }) => {
  await page.goto("/Gallery");
  for (const text of ["Category Name", "Stay Tuned for Latest Updates"]) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  }
  await expect(countOf(page)).toHaveText("Total Categories 0");
});

refusing(
  "a host that fails is only logged; the list stays empty [A150]",
  async ({ page, site }) => {
    await page.goto("/Gallery");
    await expect(page.getByText("Category Name", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
    expect(site.log.some((line) => line.includes("/api/gallery/All"))).toBe(true);
  },
);
