import type { Page } from "@playwright/test";
import { expect, withHome } from "./harness/fixtures.ts";
import { readJson } from "./harness/read-json.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const block = (page: Page) => page.getByRole("region", { name: "Birthdays", exact: true });
const ofToday = (page: Page) => page.getByRole("region", { name: "Today’s birthdays" });
const ofMonth = (page: Page) => page.locator("#birthdays-of-month");

test("the HTML has no birthdays, structured data has no toppers, and /api has the year 2000 and noindex [A82]", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  for (const { name } of home.allBirthdays) expect(html).not.toContain(name);
  expect(html).not.toMatch(/201\d-\d\d-\d\d/);
  const data = html.match(/<script[^>]*ld\+json[^>]*>[^<]*/g) ?? [];
  expect(data.length).toBeGreaterThan(0);
  expect(data.join("")).not.toMatch(/Aarav|Ishaan/);
  expect(html).not.toMatch(/<meta[^>]*Aarav/);

  for (const path of ["/api/birthdays/SGSM", "/api/birthdays/all/SGSM"]) {
    const response = await request.get(path);
    const list = (await readJson(response)) as { date: string }[];
    expect(list.length).toBeGreaterThan(0);
    for (const { date } of list) expect(date).toMatch(/^2000-\d\d-\d\d$/);
    expect(response.headers()["x-robots-tag"]).toBe("noindex");
  }
});

for (const width of [1280, 360])
  test(`birthdays show name, class, date and photo, and today's carousel has buttons, at ${width} px [A79, A80, A81, A84]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await block(page).scrollIntoViewIfNeeded();
    const card = ofToday(page).locator(".birthdays__card").first();
    await expect(card).toContainText(/Dev Sample.*Class VII.*20 November/);
    // The alt text has no name.
    await expect(card.locator("img")).toHaveAttribute("src", /forest-dawn/);
    await expect(card.locator("img")).toHaveAttribute("alt", "");
    await expect(block(page)).not.toContainText(/\b(19|20)\d\d\b/);

    const rows = ofMonth(page).getByRole("listitem");
    await expect(rows).toHaveCount(width === 360 ? 3 : 5);
    if (width === 360) await block(page).getByRole("button", { name: "Show all 5" }).click();
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText(/आदित्य Sample.*3 November/);
    await expect(rows.first().locator("[lang=hi]")).toHaveText("आदित्य");
    await expect(block(page)).not.toContainText(/December Sample|Leap Sample/);

    const cards = ofToday(page).locator(".carousel__slide:not([inert]) .birthdays__card");
    await expect(cards).toHaveCount(width === 360 ? 1 : 2);
    await ofToday(page).getByRole("button", { name: "Next birthdays" }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(width === 360 ? "Nikhil Sample" : "Rohan Sample");
  });

withHome({ lists: { ...homeLists, "/api/birthdays/SGSM": [] } }, "2027-02-28T10:00:00+05:30")(
  "on 28 February 2027 the page shows that day, and the birthdays of 29 February [A19, A80]",
  async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("#calendar").getByRole("heading", { level: 3 })).toHaveText(
      "February 2027",
    );
    await block(page).scrollIntoViewIfNeeded();
    await expect(ofMonth(page)).toContainText("Leap Sample");
    await expect(ofToday(page).getByText("Leap Sample")).toHaveCount(1);
  },
);
