import { noteThisLoad, optionsOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const entry = (date: string, more: object = {}) => ({
  date,
  breakfast: "Porridge",
  lunch: "Rice and dal",
  dinner: "Soup",
  ...more,
});

const november = Array.from({ length: 30 }, (_, n) =>
  entry(`2026-11-${String(30 - n).padStart(2, "0")}`),
);
const entries = [
  ...november,
  entry("2024-03-05", { lunch: "" }),
  entry("2024-03-04T00:00:00+05:30"),
  entry("2024-08-01"),
  entry("2026-02-02"),
];

const test = withContent({ lists: { "/api/weeklyMenu/SGSM": entries } });
type Page = Parameters<typeof optionsOf>[0];
const daysOf = (page: Page) => page.locator("tbody th[scope=row]");

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("'Weekly Food Menu' starts on the current year and month [A177, A178]", async ({
      page,
    }) => {
      await page.goto("/weeklyMenu");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Weekly Food Menu");
      await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
      await expect(page.getByLabel("Month", { exact: true }).locator(":checked")).toHaveText("Nov");
      await expect(daysOf(page)).toHaveCount(30);
    });

    test("choosing another year brings its own months, at once and with the focus kept [A181]", async ({
      page,
    }) => {
      await page.goto("/weeklyMenu");
      const stays = await noteThisLoad(page);
      const year = page.getByLabel("Year", { exact: true });
      await year.focus();
      await year.selectOption("2024");
      await expect(optionsOf(page, "Month")).toHaveText(["Mar", "Aug"]);
      await expect(page.getByLabel("Month", { exact: true })).toHaveValue("8");
      await expect(page.getByRole("main").getByRole("status")).toHaveText("Menu of August 2024");
      await expect(year).toBeFocused();
      await page.getByLabel("Month", { exact: true }).selectOption("Mar");
      await expect(daysOf(page)).toHaveText(["Monday", "Tuesday"]);
      await stays();
    });
  });
}

test("the columns are Day, Breakfast, Lunch and Dinner [A182]", async ({ page }) => {
  await page.goto("/weeklyMenu");
  await expect(page.locator("thead th")).toHaveText(["Day", "Breakfast", "Lunch", "Dinner"]);
  await expect(page.locator("tbody tr:has(td)").first().locator("th, td")).toHaveCount(4);
});

test("today's row is marked", async ({ page }) => {
  await page.goto("/weeklyMenu");
  const today = page.locator("tr[aria-current=date]");
  await expect(today).toHaveCount(1);
  await expect(today.locator("th")).toHaveText("Friday");
});

test("a whole month prints on one sheet of A4", async ({ page }) => {
  await page.goto("/weeklyMenu");
  const pdf = await page.pdf({ format: "A4" });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? [];
  expect(pages).toHaveLength(1);
});

const none = withContent({});
const refusing = withContent({ refused: ["/api/weeklyMenu/SGSM"] });

for (const [number, emptyTest] of [
  ["with nothing entered [A186]", none],
  ["with a host that fails [A187]", refusing],
] as const) {
  emptyTest(`${number} a single row of dashes stands in the table`, async ({ page }) => {
    await page.goto("/weeklyMenu");
    await expect(page.locator("tbody tr")).toHaveCount(1);
    await expect(page.locator("tbody tr").locator("th, td")).toHaveText(["-", "-", "-", "-"]);
    await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
    await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("year and month are a form", async ({ page }) => {
    await page.goto("/weeklyMenu");
    await page.getByLabel("Year", { exact: true }).selectOption("2024");
    await page.getByRole("button", { name: "Show", exact: true }).click();
    await expect(daysOf(page)).toHaveText(["Thursday"]);
    await expect(optionsOf(page, "Month")).toHaveText(["Mar", "Aug"]);
  });
});
