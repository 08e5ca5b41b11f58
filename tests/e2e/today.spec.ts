import { brotliCompressSync } from "node:zlib";
import { expect, withContent } from "./harness/fixtures.ts";
import { recordSizes, sum } from "./harness/transfer-sizes.ts";

const entry = (fields: object) => ({ category: "AcademicCalender", description: "", ...fields });
const lists = {
  "/api/weeklyMenu/SGSM": [
    { date: "2026-11-20", breakfast: "Poha", lunch: "Rajma, rice and salad", dinner: "Kadhi" },
    { date: "2026-11-21", breakfast: "Idli", lunch: "Chole", dinner: "Soup" },
  ],
  "/api/events/All/SGSM": [
    entry({ _id: "c1", title: "Inter-house quiz", date: "2026-11-20" }),
    entry({ _id: "c0", title: "Long ago", date: "2026-11-19" }),
    entry({ _id: "c2", title: "Final tests begin", date: "2026-11-27" }),
    {
      _id: "e1",
      title: "Founders' Day",
      date: "2026-11-24",
      category: "Events",
      venue: "Upper field",
    },
  ],
};
const test = withContent({ lists });

test("shows the day's meals and the next events in order", async ({ page }) => {
  await page.goto("/weeklyMenu");
  await page.getByRole("link", { name: "Today at school" }).click();
  await expect(page).toHaveURL(/\/today$/);
  await expect(page.getByRole("main")).toContainText("Friday, 20 November 2026");
  const meals = page.getByRole("region", { name: "Meals" });
  await expect(meals.locator("dd")).toHaveText(["Poha", "Rajma, rice and salad", "Kadhi"]);
  const next = page.getByRole("region", { name: "Coming up" }).getByRole("listitem");
  await expect(next).toHaveText([
    "TodayInter-house quiz",
    "Tuesday, 24 NovemberFounders' DayUpper field",
    "Friday, 27 NovemberFinal tests begin",
  ]);
});

test("the chosen class is stored in this browser and never sent", async ({ page, context }) => {
  // web-vitals loads late.
  await Promise.all([page.waitForRequest(/web-vitals/), page.goto("/today")]);
  await page.waitForLoadState("networkidle");
  const calls = page.getByRole("region", { name: "Phone calls" });
  const requested: string[] = [];
  context.on("request", (request) => requested.push(request.url()));
  await calls.getByLabel("My son is in").selectOption("Class VIII");
  await expect(calls.getByRole("status")).toContainText(
    "Class VIII, India time: 11:15 AM to 12:00 noon.",
  );
  await page.waitForTimeout(300);
  expect(requested).toEqual([]);
  await page.reload();
  await expect(calls.getByRole("status")).toContainText("Class VIII, India time");
  await expect(calls.locator("[aria-current]")).toHaveText("Class VIII11:15 AM to 12:00 noon");
  expect(requested.filter((url) => /viii/i.test(url))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await calls.getByLabel("My son is in").selectOption("Choose a class");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

test("the call time is in school time and in local time", async ({ page }) => {
  await page.goto("/today");
  await page.getByLabel("My son is in").selectOption("Class V");
  const status = page.getByRole("status");
  await expect(status).toContainText("Class V, India time: 9:35 to 10:20 AM (now).");
  await expect(status).toContainText("In New York: Thursday");
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("all classes are listed, without the class chooser", async ({ page }) => {
    await page.goto("/today");
    const calls = page.getByRole("region", { name: "Phone calls" });
    await expect(calls.locator("dt")).toHaveText([
      "Class IV, V, VI",
      "Class VII",
      "Class VIII",
      "Class IX",
      "Class X",
      "Class XII",
    ]);
    await expect(calls.getByText("12:00 noon to 12:45 PM")).toBeVisible();
    await expect(calls.getByLabel("My son is in")).toBeHidden();
  });
});

test("in print it takes a quarter of an A4 page, with only the chosen class", async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto("/today");
  const whole = await page.pdf({ format: "A4", preferCSSPageSize: true });
  expect(whole.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.getByLabel("My son is in").selectOption("Class X");
  await page.emulateMedia({ media: "print" });
  const { right, bottom } = await page.evaluate(() => {
    const isPrinted = (part: Element) => part.checkVisibility() && part.textContent?.trim();
    const boxes = [...document.querySelectorAll("body *")]
      .filter((part) => part.children.length === 0 && isPrinted(part))
      .map((part) => part.getBoundingClientRect());
    return {
      right: Math.max(...boxes.map((box) => box.right)),
      bottom: Math.max(...boxes.map((box) => box.bottom)),
    };
  });
  const mm = 96 / 25.4;
  expect(right / mm).toBeLessThanOrEqual(105);
  expect(bottom / mm).toBeLessThanOrEqual(148.5);
  const calls = page.getByRole("region", { name: "Phone calls" });
  await expect(calls.locator("dt").filter({ visible: true })).toHaveText(["Class X"]);
  await expect(calls.locator("dd").filter({ visible: true })).toHaveText(["2:00 to 2:45 PM"]);
});

test("a first visit transfers at most 50 KB, a return 5.5 KB, also on the next day", async ({
  page,
}) => {
  const sizes = recordSizes(page);
  const visit = async () => {
    await Promise.all([page.waitForRequest(/web-vitals/), page.goto("/today")]);
    await page.waitForLoadState("networkidle");
    await page.evaluate(() => document.fonts.ready);
    return sizes();
  };
  await expect
    .poll(async () => (await page.request.get("/today")).text())
    .toMatch(/Poha.*Founders/s);
  // From the second request on the page has its final compression.
  await page.request.get("/today");
  const first = await visit();
  expect(sum(first), JSON.stringify(first)).toBeLessThanOrEqual(50_000);
  // On the next day only the page itself changes.
  const response = await page.request.get("/today");
  const headers = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  const pageBytes = headers.join("").length + brotliCompressSync(await response.body()).byteLength;
  expect(pageBytes).toBeLessThanOrEqual(5_500);
  const second = await visit();
  expect(sum(second), JSON.stringify(second)).toBeLessThanOrEqual(5_500);
});
