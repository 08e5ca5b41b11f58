import { countOf, noteThisLoad } from "./harness/expect-list.ts";
import { expect, test as plainTest } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const topper = (name: string, division: string, more: object = {}) => ({
  _id: name,
  name,
  division,
  class: "X",
  sessionYear: "2025-2026",
  stream: "Science",
  ...more,
});

const toppers = [
  topper("Anand Sample", "9.5"),
  topper("Bharat Sample", "98.2", { stream: "Commerce", attachments: ["medal"] }),
  topper("Chetan Sample", "91%", { class: " x " }),
  topper("Dev Sample", "100", { sessionYear: "2023-24" }),
  topper("Esh Sample", "482/500", { sessionYear: "" }),
  topper("Farhan Sample", "88", { class: "XII" }),
  topper("Gopal Sample", "87", { class: "xii", sessionYear: "2024–2025" }),
];

const test = withContent({ lists: { "/api/topper/SGSM": toppers }, pictures: ["medal"] });
type Page = Parameters<typeof countOf>[0];
const namesOf = (page: Page) => page.locator(".toppers").getByRole("heading");

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("the name search is live and takes any letter case [A169, A170]", async ({ page }) => {
      await page.goto("/TopperX?year=all");
      const stays = await noteThisLoad(page);
      await page.getByPlaceholder("Search Here..", { exact: true }).pressSequentially("BHA");
      await expect(namesOf(page)).toHaveText(["Bharat Sample"]);
      await expect(countOf(page)).toHaveText("Total 1");
      await stays();
    });
  });
}

test("a card shows round photo, name, stream and Marks [A173]", async ({ page }) => {
  await page.goto("/TopperX");
  const card = page.getByRole("listitem").filter({ hasText: "Bharat" });
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/image\/medal/);
  await expect(card.locator("img")).toHaveAttribute("alt", "");
  await expect(card.locator(".portrait")).toHaveCSS("border-radius", "50%");
  await expect(card.getByText("Commerce")).toBeVisible();
  await expect(card.locator(".topper__marks")).toHaveText("Marks 98.2%");
});

test("no result: one placeholder card, and a way to all years [A174]", async ({ page }) => {
  await page.goto("/TopperXII?q=gopal");
  for (const text of ["Student Name", "Stream", "Marks %"]) {
    await expect(page.getByText(text, { exact: true })).toHaveCount(1);
  }
  await page.getByRole("button", { name: "Show all years" }).click();
  await expect(namesOf(page)).toHaveText(["Gopal Sample"]);
});

plainTest("both pages are kept out of search engines [A176]", async ({ page }) => {
  for (const path of ["/TopperX", "/TopperXII"]) {
    const response = await page.goto(path);
    const header = response?.headers()["x-robots-tag"] ?? "";
    const meta = await page.locator('meta[name="robots"]').getAttribute("content");
    expect(`${header} ${meta}`).toContain("noindex");
  }
});

const refusing = withContent({ refused: ["/api/topper/SGSM"] });

refusing("a failing host is not shown; the placeholder card is [A175]", async ({ page }) => {
  await page.goto("/TopperX");
  await expect(page.getByText("Student Name", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2025-2026");
  await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
});

withContent({
  lists: {
    "/api/topper/SGSM": Array.from({ length: 30 }, (_, n) => topper(`Sample ${n}`, String(60 + n))),
  },
})(
  "thirty toppers stand on two pages, and the pages follow the name that is typed",
  async ({ page }) => {
    await page.goto("/TopperX");
    await expect(countOf(page)).toHaveText("Total 30");
    await expect(namesOf(page)).toHaveCount(24);
    await expect(namesOf(page).first()).toHaveText("Sample 29");
    await page.getByRole("link", { name: "Next" }).click();
    await expect(page).toHaveURL("/TopperX?year=2025-2026&page=2");
    await expect(namesOf(page)).toHaveCount(6);
    await page.getByLabel("Search", { exact: true }).fill("sample 29");
    await expect(namesOf(page)).toHaveText(["Sample 29"]);
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  },
);
