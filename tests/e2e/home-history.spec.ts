import { expect, withHome } from "./harness/fixtures.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const years = ["1853", "1863", "1894", "1900", "1903"];

test("the history shows one of its five years at a time, first 1853 [A46, A47, A48]", async ({
  page,
}) => {
  await page.goto("/");
  const history = page.getByRole("region", { name: "History" });
  const panel = history.getByRole("tabpanel");
  await history.scrollIntoViewIfNeeded();
  await expect(history.getByRole("tab")).toHaveText(years);
  await expect(history.getByRole("tab", { selected: true })).toHaveText(["1853"]);
  await expect(panel).toContainText(["In 1853."]);
  for (const year of years.toReversed()) {
    await history.getByRole("tab", { name: year }).click();
    await expect(panel).toContainText([`In ${year}.`]);
    await expect(panel).toHaveAccessibleName(year);
  }
  // A fragment with a year opens its tab.
  await page.goto("/?tab=all#in-1894");
  await expect(history.getByRole("tab", { selected: true })).toHaveText(["1894"]);
  await expect(panel).toContainText(["In 1894."]);
});

test("'School Events & Programs' neither navigates nor scrolls [A100]", async ({ page }) => {
  await page.goto("/");
  const link = page.getByRole("link", { name: "School Events & Programs (coming soon)" });
  // Without smooth scrolling, which would move the link during the test.
  await link.evaluate((tile) => tile.scrollIntoView({ behavior: "instant", block: "center" }));
  await page.waitForLoadState("networkidle");
  await link.click({ force: true });
  expect(page.url()).toBe(new URL("/", page.url()).href);
  await expect(link).toBeInViewport();
});
