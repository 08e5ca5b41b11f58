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

test("the day's meals and what is next, the nearest first, stand on one page", async ({ page }) => {
  await page.goto("/weeklyMenu");
  await page.getByRole("link", { name: "Today at school" }).click();
  await expect(page).toHaveURL(/\/today$/);
  await expect(page.getByRole("main")).toContainText("Friday, 20 November 2026");
  const meals = page.getByRole("region", { name: "At table" });
  await expect(meals.locator("dd")).toHaveText(["Poha", "Rajma, rice and salad", "Kadhi"]);
  const next = page.getByRole("region", { name: "Next" }).getByRole("listitem");
  await expect(next).toHaveText([
    "TodayInter-house quiz",
    "Tuesday, 24 NovemberFounders' DayUpper field",
    "Friday, 27 NovemberFinal tests begin",
  ]);
});

test("a class is chosen once and kept in this browser alone: nothing of it is sent", async ({
  page,
  context,
}) => {
  // What measures comes late.
  await Promise.all([page.waitForRequest(/web-vitals/), page.goto("/today")]);
  await page.waitForLoadState("networkidle");
  const calls = page.getByRole("region", { name: "Phone calls" });
  const asked: string[] = [];
  context.on("request", (request) => asked.push(request.url()));
  await calls.getByLabel("My son is in").selectOption("Class VIII");
  await expect(calls.getByRole("status")).toContainText(
    "Class VIII at school: 11:15 AM to 12:00 noon.",
  );
  await page.waitForTimeout(300);
  expect(asked).toEqual([]);
  await page.reload();
  await expect(calls.getByRole("status")).toContainText("Class VIII at school");
  await expect(calls.locator("[aria-current]")).toHaveText("Class VIII11:15 AM to 12:00 noon");
  expect(asked.filter((url) => /viii/i.test(url))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await calls.getByLabel("My son is in").selectOption("Choose a class");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
});

for (const [zone, said] of [
  ["America/New_York", "In New York: Thursday"],
  ["Europe/London", "In London: 4:05 – 4:50 am."],
  ["Asia/Kolkata", ""],
] as const) {
  test.describe(`seen from ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`the window stands in school time${said && ", and in the visitor's own"}`, async ({
      page,
    }) => {
      await page.goto("/today");
      await page.getByLabel("My son is in").selectOption("Class V");
      const status = page.getByRole("status");
      await expect(status).toContainText("Class V at school: 9:35 to 10:20 AM (now).");
      if (said) await expect(status).toContainText(said);
      else await expect(status).not.toContainText(" In ");
    });
  });
}

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("all classes stand there at once, and nothing that does not work", async ({ page }) => {
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

test("on paper it takes a quarter of a sheet of A4, with the chosen class alone", async ({
  page,
}) => {
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

test("a first visit costs at most 50 KB in all, a return 5 KB, also on the next day", async ({
  page,
}) => {
  const sizes = recordSizes(page);
  const visit = async () => {
    await Promise.all([page.waitForRequest(/web-vitals/), page.goto("/today")]);
    await page.waitForLoadState("networkidle");
    return sizes();
  };
  // The second asking is packed as tightly as all later ones.
  await page.request.get("/today");
  await page.request.get("/today");
  const first = await visit();
  expect(sum(first), JSON.stringify(first)).toBeLessThanOrEqual(50_000);
  // On another day the page itself is another, and all that it is made with stays.
  const answer = await page.request.get("/today");
  const headers = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
  const itself = headers.join("").length + brotliCompressSync(await answer.body()).byteLength;
  expect(itself).toBeLessThanOrEqual(5_000);
  const second = await visit();
  expect(sum(second), JSON.stringify(second)).toBeLessThanOrEqual(5_000);
});
