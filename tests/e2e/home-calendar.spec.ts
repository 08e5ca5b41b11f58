import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const calendar = (page: Page) => page.getByRole("region", { name: "Academic calendar" });
const title = (page: Page) => calendar(page).getByRole("heading", { level: 3 });
const entries = (page: Page) => calendar(page).getByRole("heading", { level: 4 });
const next = (page: Page) => calendar(page).getByRole("button", { name: "Next month" });
const previous = (page: Page) => calendar(page).getByRole("button", { name: "Previous month" });

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("it starts on the current month with its entries, of this year only [A106, A107, A108]", async ({
      page,
      host,
    }) => {
      await page.goto("/");
      await expect(title(page)).toHaveText("November 2026");
      await expect(entries(page)).toHaveText([
        "Half-term reports go to parents",
        "Class X practical work begins",
        "Children's Day programme",
        "Inter-house quiz, final round",
        "Final examinations begin",
      ]);
      expect(host.received.map(({ path }) => path)).toContain("/api/events/All/SGSM");
    });

    test("the buttons turn the month both ways, over the end of the year too [A109, A110, A111]", async ({
      page,
    }) => {
      await page.goto("/");
      await calendar(page).scrollIntoViewIfNeeded();
      await next(page).click();
      await expect(title(page)).toHaveText("December 2026");
      await expect(entries(page)).toHaveText(["Boys go home"]);
      await next(page).click();
      await expect(title(page)).toHaveText("January 2027");
      await expect(entries(page)).toHaveText(["Office opens again"]);
      await next(page).click();
      await expect(title(page)).toHaveText("February 2027");
      await expect(entries(page)).toHaveCount(0);
      await expect(calendar(page)).toContainText("Nothing is listed for February 2027.");
      await expect(calendar(page)).not.toContainText(/error|failed/i);
      for (const month of ["January 2027", "December 2026", "November 2026", "October 2026"]) {
        await previous(page).click();
        await expect(title(page)).toHaveText(month);
      }
      await expect(title(page)).toHaveAttribute("aria-live", "polite");
      await expect(previous(page)).toBeFocused();
      await expect(page).toHaveURL(/month=2026-10/);
    });
  });
}

test("a month can be linked to, and a nonsense month is the current one", async ({ page }) => {
  await page.goto("/?month=2027-01");
  await expect(title(page)).toHaveText("January 2027");
  await page.goto("/?month=2026-13");
  await expect(title(page)).toHaveText("November 2026");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons lead to the other month's address [A109, A110]", async ({ page }) => {
    await page.goto("/");
    await next(page).click();
    await expect(page).toHaveURL(/\?month=2026-12#calendar$/);
    await expect(title(page)).toHaveText("December 2026");
    await expect(entries(page)).toHaveText(["Boys go home"]);
    await previous(page).click();
    await expect(title(page)).toHaveText("November 2026");
  });
});

test.describe("when the entries cannot be loaded", () => {
  withHome({ lists: homeLists, refused: ["/api/events/All/SGSM"] })(
    "the month is empty, and there is no error [A111]",
    async ({ page }) => {
      await page.goto("/");
      await expect(calendar(page)).toContainText("Nothing is listed for November 2026.");
      await expect(calendar(page)).not.toContainText(/error|failed/i);
      await expect(
        page.getByRole("region", { name: "Events & news" }).getByRole("article"),
      ).toHaveCount(6);
    },
  );
});

test.describe("with both spellings and dateless entries", () => {
  const base = home.calendar[0];
  const lists = {
    ...homeLists,
    "/api/events/All/SGSM": [
      { ...base, _id: "1", title: "Their spelling" },
      { ...base, _id: "2", title: "Our spelling", category: "AcademicCalendar" },
      { ...base, _id: "3", title: "Another case", category: "academiccalender" },
      { ...base, _id: "4", title: "No date", date: "" },
    ],
  };
  withHome({ lists })(
    "both spellings count, and what has no date never shows [A107, A108]",
    async ({ page }) => {
      await page.goto("/");
      await expect(entries(page)).toHaveText(["Their spelling", "Our spelling"]);
    },
  );
});

for (const [now, month] of [
  ["2026-12-31T23:59:00+05:30", "December 2026"],
  ["2027-12-31T18:29:00Z", "December 2027"],
  ["2027-12-31T18:30:00Z", "January 2028"],
  ["2028-02-29T09:00:00+05:30", "February 2028"],
] as const) {
  test.describe(`at ${now}`, () => {
    withHome({ lists: homeLists }, now)(`the month is ${month} [A106]`, async ({ page }) => {
      await page.goto("/");
      await expect(title(page)).toHaveText(month);
    });
  });
}
