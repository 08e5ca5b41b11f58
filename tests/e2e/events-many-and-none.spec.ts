import { anEvent } from "./events-content.ts";
import { countOf, titlesOf } from "./harness/expect-list.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const many = Array.from({ length: 50 }, (_, n) => anEvent(`e${n}`, "2026-05-05", `Event ${n + 1}`));
const withMany = withContent({ lists: { "/api/events/SGSM": many } });

withMany("a long list comes in pages of 24 with links to them", async ({ page }) => {
  await page.goto("/Events");
  await expect(countOf(page)).toHaveText("Total 50");
  await expect(titlesOf(page)).toHaveCount(24);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Page 3 of 3" }).click();
  await expect(titlesOf(page)).toHaveText(["Event 49", "Event 50"]);
  await pages.getByRole("link", { name: "Previous" }).click();
  await expect(titlesOf(page).first()).toHaveText("Event 25");
  await page.getByLabel("Search", { exact: true }).fill("event 1");
  await expect(titlesOf(page).first()).toHaveText("Event 1");
  await expect(pages).toHaveCount(0);
});

const withoutAny = withContent({});
const onlyOld = withContent({
  lists: { "/api/events/SGSM": [anEvent("old", "2025-11-02", "Cricket practice")] },
});
const refusing = withContent({ refused: ["/api/events/SGSM"] });

onlyOld("an empty current year stays chosen [A126]", async ({ page }) => {
  await page.goto("/Events");
  await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("2026");
  await page.getByRole("button", { name: "Show all years" }).click();
  await expect(titlesOf(page)).toHaveText(["Cricket practice"]);
});

withoutAny("with no event at all the placeholder counts nothing [A126]", async ({ page }) => {
  await page.goto("/Events");
  await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
  await expect(countOf(page)).toHaveText("Total 0");
});

refusing(
  "a host that fails leaves the list empty, with no word of the failure [A127]",
  async ({ page }) => {
    const response = await page.goto("/Events");
    expect(response?.status()).toBe(200);
    await expect(page.getByText("Stay Tuned For More Updates", { exact: true })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/500|error|fail/i);
  },
);
