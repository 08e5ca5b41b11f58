import { expect, withContent } from "./harness/fixtures.ts";
import { lastYearContent } from "./harness/list-content.ts";
import { cardTitles, field, resultCount } from "./harness/list-page.ts";

type Page = Parameters<typeof cardTitles>[0];
const lastYear = withContent(lastYearContent);

lastYear(
  "without records this year, news and albums start with last year, and events are empty [A126, A136, A148]",
  async ({ page }) => {
    for (const path of ["/News", "/Gallery"]) {
      await page.goto(path);
      await expect(cardTitles(page), path).toHaveText(["Newer", "Older"]);
      await expect(field(page, "Year"), path).toHaveValue("2025");
    }
    await page.goto("/News");
    await expect(page.getByText("Nothing for 2026 yet. Showing 2025.")).toBeVisible();
    await field(page, "Year").selectOption("2026");
    await expect(page.getByText("News Title", { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, "Year")).toHaveValue("2026");
    await page.goto("/Events");
    await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
    await expect(field(page, "Year")).toHaveValue("2026");
    await page.getByRole("button", { name: "Show all years" }).click();
    await expect(cardTitles(page)).toHaveText(["Cricket practice"]);
  },
);

/** The placeholders of each empty list. */
const placeholders: Record<string, readonly string[]> = {
  "/Events": ["Stay Tuned For More Updates"],
  "/News": ["DD.MM.YYYY", "News Title", "Stay Tuned For More updates"],
  "/Gallery": ["Category Name", "Stay Tuned for Latest Updates"],
  "/TopperX": ["Student Name", "Stream", "Marks %"],
};

async function expectPlaceholders(page: Page): Promise<void> {
  for (const [path, texts] of Object.entries(placeholders)) {
    expect((await page.goto(path))?.status()).toBe(200);
    for (const text of texts)
      await expect(page.getByText(text, { exact: true }), text).toHaveCount(1);
    const total = path === "/Gallery" ? "Total Categories 0" : "Total 0";
    await expect(resultCount(page)).toHaveText(total);
    await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
  }
  await expect(field(page, "Year")).toHaveValue("2025-2026");
  await page.goto("/weeklyMenu");
  await expect(page.locator("tbody tr")).toHaveCount(1);
  await expect(page.locator("tbody tr").locator("th, td")).toHaveText(["-", "-", "-", "-"]);
  await expect(field(page, "Year")).toHaveValue("2026");
  await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
}

withContent({})("an empty list shows its placeholder [A126, A137, A149, A174, A186]", ({ page }) =>
  expectPlaceholders(page),
);

const lists = [
  "events/SGSM",
  "news/all/SGSM",
  "gallery/All/SGSM",
  "topper/SGSM",
  "weeklyMenu/SGSM",
];

withContent({ failing: lists.map((list) => `/api/${list}`) })(
  "when the CMS fails, the lists show their placeholders, and only the log has the error [A127, A139, A150, A175, A187]",
  async ({ page, site }) => {
    await expectPlaceholders(page);
    for (const list of lists) expect(site.log.join("\n")).toContain(`/api/${list}`);
  },
);
