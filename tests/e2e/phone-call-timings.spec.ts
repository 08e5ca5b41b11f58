import { expect, test } from "./harness/fixtures.ts";

const windows = {
  "Class IV, V, VI": "9:35 to 10:20 AM",
  "Class VII": "10:15 to 11:00 AM",
  "Class VIII": "11:15 AM to 12:00 noon",
  "Class IX": "12:00 noon to 12:45 PM",
  "Class X": "2:00 to 2:45 PM",
  "Class XII": "3:00 to 3:45 PM",
};

for (const width of [360, 1280]) {
  test(`a parent finds the time for the class at ${width} px [A214, A215, A216, A217, A218, A219]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/PhoneCallTiming");
    for (const [name, time] of Object.entries(windows)) {
      const row = page.getByRole("row").filter({
        has: page.getByRole("rowheader", { name, exact: true }),
      });
      await expect(row.getByRole("cell")).toHaveText(time);
      await expect(row).toBeVisible();
    }
  });
}

test("there is no row for Class XI, but a word on whom to ask [A220]", async ({ page }) => {
  await page.goto("/PhoneCallTiming");
  await expect(page.getByRole("rowheader")).toHaveCount(6);
  await expect(page.locator("main")).not.toContainText(/Class XI\b/);
  await expect(page.locator("main")).toContainText(
    "For a class not listed, please ask the school office.",
  );
});
