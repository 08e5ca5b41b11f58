import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const years = ["1853", "1863", "1894", "1900", "1903"];

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the history has five years and shows one at a time [A46, A47, A48]", async ({ page }) => {
      await page.goto("/");
      const history = page.getByRole("region", { name: "History" });
      await history.scrollIntoViewIfNeeded();
      await expect(history.getByRole("tab")).toHaveText(years);
      await expect(history.getByRole("tab", { name: "1853" })).toHaveAttribute(
        "aria-selected",
        "true",
      );
      await expect(history.getByRole("tabpanel")).toHaveCount(1);
      await expect(history.getByRole("tabpanel", { name: "1853" })).toContainText("founded");
      for (const year of years.toReversed()) {
        await history.getByRole("tab", { name: year }).click();
        await expect(history.getByRole("tabpanel")).toHaveCount(1);
        await expect(history.getByRole("tabpanel", { name: year })).toContainText(`In ${year}.`);
      }
    });

    test("the journey leads to the timeline [A50]", async ({ page }) => {
      await page.goto("/");
      const journey = page.getByRole("region", { name: "Our journey" });
      await expect(journey).toContainText("172+");
      await expect(journey.getByRole("link", { name: "Follow the journey" })).toHaveAttribute(
        "href",
        "/timeline",
      );
    });

    test("the card of the day says what is on the table, who may telephone and what the calendar has", async ({
      page,
    }) => {
      await page.goto("/");
      const card = page.getByRole("complementary", { name: "Today at school" });
      await expect(card).toContainText("20");
      await expect(card).toContainText("Friday");
      await expect(card).toContainText("November 2026");
      await expect(card).toContainText("Rajma, rice and salad");
      await expect(card).toContainText("Phone calls now");
      await expect(card).toContainText("Class IV, V, VI, 9:35 to 10:20 AM");
      await expect(card).toContainText("Inter-house quiz, final round");
    });
  });
}

test("the years answer to the arrow keys, Home and End [A48]", async ({ page }) => {
  await page.goto("/");
  const history = page.getByRole("region", { name: "History" });
  await history.getByRole("tab", { name: "1853" }).focus();
  for (const [key, year] of [
    ["ArrowRight", "1863"],
    ["End", "1903"],
    ["ArrowRight", "1853"],
    ["ArrowLeft", "1903"],
    ["Home", "1853"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(history.getByRole("tab", { name: year })).toBeFocused();
    await expect(history.getByRole("tabpanel", { name: year })).toBeVisible();
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address says which of the five years is shown, the first as long as it names none", async ({
    page,
  }) => {
    await page.goto("/");
    const shown = page.locator(".milestone-tabs__panel:visible");
    await expect(shown).toContainText(["In 1853."]);
    for (const year of years.toReversed()) {
      await page.locator("#history").getByRole("link", { name: year, exact: true }).click();
      await expect(shown).toContainText([`In ${year}.`]);
    }
  });
});

test.describe("when the announcements cannot be loaded", () => {
  const broken = withHome({
    lists: homeLists,
    refused: ["/api/highlight/SGSM", "/api/weeklyMenu/SGSM", "/api/events/All/SGSM"],
  });

  broken("the page shows no error, and the rest of it stands [A45]", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("region", { name: "Announcements" })).toHaveCount(0);
    await expect(page.locator("body")).not.toContainText(/error|failed/i);
    await expect(page.getByRole("complementary", { name: "Today at school" })).toContainText(
      "Nothing is listed for today.",
    );
  });
});

test.describe("the clock", () => {
  const lists = {
    ...homeLists,
    "/api/weeklyMenu/SGSM": [
      { date: "2027-12-31", breakfast: "Old year's breakfast", lunch: "", dinner: "" },
      { date: "2028-01-01", breakfast: "New year's breakfast", lunch: "", dinner: "" },
      { date: "2028-02-29", breakfast: "Leap day's breakfast", lunch: "", dinner: "" },
    ],
  };
  const days = [
    ["2027-12-31T18:29:00Z", "31", "December 2027", "Old year's breakfast"],
    ["2027-12-31T18:30:00Z", "1", "January 2028", "New year's breakfast"],
    ["2028-02-29T12:00:00+05:30", "29", "February 2028", "Leap day's breakfast"],
  ] as const;
  for (const [now, date, month, breakfast] of days) {
    withHome({ lists }, now)(
      `at ${now} the card of the day is that of ${date} ${month} [A19]`,
      async ({ page }) => {
        await page.goto("/");
        const card = page.getByRole("complementary", { name: "Today at school" });
        await expect(card.locator("time")).toContainText(date);
        await expect(card.locator("time")).toContainText(month);
        await expect(card).toContainText(breakfast);
        await expect(page.locator("#calendar").getByRole("heading", { level: 3 })).toHaveText(
          month,
        );
        await expect(page.getByText(`Session ${month.slice(-4)}-`)).toBeVisible();
      },
    );
  }
});

test("an address that names a year opens its tab", async ({ page }) => {
  await page.goto("/#in-1894");
  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("tab", { name: "1894" })).toHaveAttribute("aria-selected", "true");
  await expect(history.getByRole("tabpanel")).toContainText("In 1894.");
});
