import { expect, test } from "./harness/fixtures.ts";

test("the header links to the search, which shows an answer while a question is typed", async ({
  page,
}) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Search", exact: true }).first().click();
  await expect(page).toHaveURL(/\/search$/);
  await page.getByRole("searchbox").pressSequentially("phone timing class 8");
  const answer = page.getByRole("region", { name: "Answer" });
  await expect(answer).toContainText("Class VIII: 11:15 AM to 12:00 noon");
  await expect(page).toHaveURL(/\/search\?q=phone\+timing\+class\+8$/);
  await answer.getByRole("link").click();
  await expect(page).toHaveURL(/\/PhoneCallTiming$/);
});

test.describe("without a script, on a phone", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test("header and menu link to the search, and the URL contains the question", async ({
    page,
  }) => {
    await page.goto("/hostel");
    const strip = page.getByRole("navigation", { name: "Office and payment" });
    expect((await strip.boundingBox())?.height).toBeLessThan(48);
    await strip.getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search$/);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.locator("#menu").getByRole("link", { name: "Search", exact: true }).click();
    await page.getByRole("searchbox").fill("fees kitni hai");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("region", { name: "Answer" })).toContainText("Rs. 10,000");
    await expect(page).toHaveURL(/\?q=fees\+kitni\+hai$/);
  });
});
