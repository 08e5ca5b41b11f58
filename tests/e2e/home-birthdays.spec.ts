import type { Page } from "@playwright/test";
import { expect, withHome } from "./harness/fixtures.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const block = (page: Page) => page.getByRole("region", { name: "Birthdays", exact: true });
const ofToday = (page: Page) => page.getByRole("region", { name: "Today's birthdays" });
const ofMonth = (page: Page) => page.locator("#birthdays-of-month");

test("the page's own HTML has no birthday, and no topper for robots; /api has days of 2000 and is for no robot [A82]", async ({
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
    const answer = await request.get(path);
    const list = (await answer.json()) as { date: string }[];
    expect(list.length).toBeGreaterThan(0);
    for (const { date } of list) expect(date).toMatch(/^2000-\d\d-\d\d$/);
    expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  }
});

for (const width of [1280, 360])
  test(`birthdays have name, class, day, month and photo; today's carousel turns, at ${width} px [A79, A80, A81, A84]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/");
    await block(page).scrollIntoViewIfNeeded();
    const card = ofToday(page).locator(".birthdays__card").first();
    await expect(card).toContainText(/Dev Sample.*Class VII.*20 November/);
    // Its alternative text names nobody.
    await expect(card.locator("img")).toHaveAttribute("src", /forest-dawn/);
    await expect(card.locator("img")).toHaveAttribute("alt", "");
    await expect(block(page)).not.toContainText(/\b(19|20)\d\d\b/);

    const rows = ofMonth(page).getByRole("listitem");
    await expect(rows).toHaveCount(width === 360 ? 4 : 5);
    if (width === 360) await block(page).getByRole("button", { name: "Show all 5" }).click();
    await expect(rows).toHaveCount(5);
    await expect(rows.first()).toContainText(/आदित्य Sample.*3 Nov/);
    await expect(rows.first().locator("[lang=hi]")).toHaveText("आदित्य");
    await expect(block(page)).not.toContainText(/December Sample|Leap Sample/);

    const cards = ofToday(page).locator(".carousel__slide:not([inert]) .birthdays__card");
    await expect(cards).toHaveCount(width === 360 ? 1 : 2);
    await ofToday(page).getByRole("button", { name: "Next birthdays" }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(width === 360 ? "Nikhil Sample" : "Rohan Sample");
  });

withHome({ lists: { ...homeLists, "/api/birthdays/SGSM": [] } }, "2027-02-28T10:00:00+05:30")(
  "on 28 February 2027 the page is of that day, and a boy of 29 February is celebrated [A19, A80]",
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
