import { expect, withContent } from "./harness/fixtures.ts";
import { listContent } from "./harness/list-content.ts";
import { markLoad, resultCount, selectOptions } from "./harness/list-page.ts";

const test = withContent(listContent);
type Page = Parameters<typeof resultCount>[0];
const topperNames = (page: Page) => page.locator(".toppers").getByRole("heading");
const menuDays = (page: Page) => page.locator("tbody th[scope=row]");

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the name search is live and case-insensitive [A169, A170]", async ({ page }) => {
      await page.goto("/TopperX?year=all");
      const expectNoReload = await markLoad(page);
      await page.getByPlaceholder("Search Here..", { exact: true }).pressSequentially("BHA");
      await expect(topperNames(page)).toHaveText(["Bharat Sample"]);
      await expect(resultCount(page)).toHaveText("Total 1");
      await expectNoReload();
    });

    test("the menu starts with the current month; another year updates the months and retains the focus [A177, A178, A181]", async ({
      page,
    }) => {
      await page.goto("/weeklyMenu");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weekly Food Menu");
      const year = page.getByLabel("Year", { exact: true });
      const month = page.getByLabel("Month", { exact: true });
      await expect(year).toHaveValue("2026");
      await expect(month.locator(":checked")).toHaveText("Nov");
      await expect(menuDays(page)).toHaveCount(30);
      const expectNoReload = await markLoad(page);
      await year.focus();
      await year.selectOption("2024");
      await expect(selectOptions(page, "Month")).toHaveText(["Mar", "Aug"]);
      await expect(month).toHaveValue("8");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Menu for August 2024");
      await expect(year).toBeFocused();
      await month.selectOption("Mar");
      await expect(menuDays(page)).toHaveText(["Monday", "Tuesday"]);
      await expectNoReload();
    });
  });
}

test("a card shows a round photo, name, stream and marks [A173]", async ({ page }) => {
  await page.goto("/TopperX");
  const card = page.getByRole("listitem").filter({ hasText: "Bharat" });
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/image\/medal/);
  await expect(card.locator("img")).toHaveAttribute("alt", "");
  await expect(card.locator(".portrait")).toHaveCSS("border-radius", "50%");
  await expect(card.getByText("Commerce")).toBeVisible();
  await expect(card.locator(".topper__marks")).toHaveText("Marks 98.2%");
});

test("the menu has the columns Day, Breakfast, Lunch and Dinner, marks today, and prints a month on one page [A182]", async ({
  page,
}) => {
  await page.goto("/weeklyMenu");
  await expect(page.locator("thead th")).toHaveText(["Day", "Breakfast", "Lunch", "Dinner"]);
  await expect(page.locator("tbody tr:has(td)").first().locator("th, td")).toHaveCount(4);
  const today = page.locator("tr[aria-current=date]");
  await expect(today).toHaveCount(1);
  await expect(today.locator("th")).toHaveText("Friday");
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("year and month of the menu are a form", async ({ page }) => {
    await page.goto("/weeklyMenu");
    await page.getByLabel("Year", { exact: true }).selectOption("2024");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(menuDays(page)).toHaveText(["Thursday"]);
    await expect(selectOptions(page, "Month")).toHaveText(["Mar", "Aug"]);
  });
});
