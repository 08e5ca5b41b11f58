import { expect } from "./harness/fixtures.ts";
import { withHome } from "./harness/with-home.ts";
import { home, homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
type Page = Parameters<Parameters<typeof test>[2]>[0]["page"];
const block = (page: Page) => page.getByRole("region", { name: "Birthdays", exact: true });
const ofToday = (page: Page) => page.getByRole("region", { name: "Today's birthdays" });
const ofMonth = (page: Page) => page.locator("#birthdays-of-month");

test("no name of a birthday and no year of birth is in the page's own HTML [A82]", async ({
  request,
}) => {
  const html = await (await request.get("/")).text();
  for (const { name } of [...home.birthdays, ...home.allBirthdays])
    expect(html).not.toContain(name);
  expect(html).not.toMatch(/201\d-\d\d-\d\d/);
});

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("today's and this month's birthdays come with name, class, day and month [A79, A80, A81]", async ({
      page,
    }) => {
      await page.goto("/");
      await block(page).scrollIntoViewIfNeeded();
      const card = ofToday(page).locator(".birthdays__card").first();
      await expect(card).toContainText("Dev Sample");
      await expect(card).toContainText("Class VII");
      await expect(card).toContainText("20 November");
      await expect(card.locator(".portrait")).toBeVisible();
      await expect(block(page)).not.toContainText(/\b(19|20)\d\d\b/);

      const all = block(page).getByRole("button", { name: "Show all 7" });
      if (width === 360) {
        await expect(ofMonth(page).getByRole("listitem")).toHaveCount(4);
        await all.click();
      }
      await expect(ofMonth(page).getByRole("listitem")).toHaveCount(7);
      await expect(ofMonth(page).getByRole("listitem").first()).toContainText("Aditya Sample");
      await expect(ofMonth(page).getByRole("listitem").first()).toContainText("3 Nov");
      await expect(block(page)).not.toContainText("December Sample");
      await expect(block(page)).not.toContainText("Leap Sample");
    });

    test(`today's carousel shows ${width === 360 ? "one" : "two"} at a time [A84]`, async ({
      page,
    }) => {
      await page.goto("/");
      await block(page).scrollIntoViewIfNeeded();
      const cards = ofToday(page).locator(".carousel__slide:not([inert]) .birthdays__card");
      await expect(cards).toHaveCount(width === 360 ? 1 : 2);
      await ofToday(page).getByRole("button", { name: "Next birthdays" }).click();
      await expect(cards).toHaveCount(1);
      await expect(cards).toContainText(width === 360 ? "Nikhil Sample" : "Rohan Sample");
    });
  });
}

test.describe("when the birthdays cannot be loaded", () => {
  const broken = withHome({
    lists: homeLists,
    refused: ["/api/birthdays/SGSM", "/api/birthdays/all/SGSM"],
  });
  broken.use({ expectedErrors: ["Failed to load resource"] });
  broken("the visitor is told to stay tuned, not of an error [A85]", async ({ page }) => {
    await page.goto("/");
    await block(page).scrollIntoViewIfNeeded();
    await expect(block(page).getByText("Stay Tuned For More Updates")).toHaveCount(2);
    await expect(block(page)).not.toContainText(/error|failed/i);
  });
});

test.describe("with photos", () => {
  withHome({
    lists: {
      ...homeLists,
      "/api/birthdays/SGSM": [{ ...home.birthdays[0], attachments: ["dev-photo"] }],
    },
    pictures: ["dev-photo"],
  })("the card shows the photo, whose alternative text names nobody [A81]", async ({ page }) => {
    await page.goto("/");
    await block(page).scrollIntoViewIfNeeded();
    const photo = ofToday(page).locator("img");
    await expect(photo).toHaveAttribute("src", /dev-photo/);
    await expect(photo).toHaveAttribute("alt", "");
  });
});

for (const [now, isShown] of [
  ["2027-02-28T10:00:00+05:30", true],
  ["2028-02-28T10:00:00+05:30", false],
] as const) {
  test.describe(`on ${now.slice(0, 10)}`, () => {
    withHome({ lists: { ...homeLists, "/api/birthdays/SGSM": [] } }, now)(
      `a boy of 29 February is ${isShown ? "celebrated today" : "left for tomorrow"} [A80]`,
      async ({ page }) => {
        await page.goto("/");
        await block(page).scrollIntoViewIfNeeded();
        await expect(ofMonth(page)).toContainText("Leap Sample");
        await expect(ofToday(page).getByText("Leap Sample")).toHaveCount(isShown ? 1 : 0);
      },
    );
  });
}
