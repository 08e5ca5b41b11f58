import { expect } from "./harness/fixtures.ts";
import { freezeClock, withHome } from "./harness/with-home.ts";
import { homeLists } from "./home-content.ts";

const test = withHome({ lists: homeLists });
const descriptions = [
  "Admissions open for the year 2025 for Class IV to IX.",
  "The school office is closed on Sunday.",
  "Winter uniform from Monday.",
];

for (const width of [1280, 360]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test("the announcements list every description and can be paused [A42]", async ({ page }) => {
      await page.goto("/");
      const ticker = page.getByRole("region", { name: "Announcements" });
      await expect(ticker.getByRole("listitem")).toContainText(descriptions);
      await ticker.getByRole("button", { name: "Pause announcements" }).click();
      await expect(ticker.getByRole("button", { name: "Play announcements" })).toBeVisible();
      await ticker.getByRole("listitem").last().scrollIntoViewIfNeeded();
      // Paused, they stand as a list: all of them in view at once.
      for (const item of await ticker.getByRole("listitem").all())
        await expect(item).toBeInViewport();
    });

    test("the announcements come one after the other, begin again after the last, and rest while paused [A42]", async ({
      page,
    }) => {
      await freezeClock(page);
      await page.goto("/");
      const items = page.getByRole("region", { name: "Announcements" }).getByRole("listitem");
      const list = page.getByRole("region", { name: "Announcements" }).getByRole("list");
      await items.nth(0).scrollIntoViewIfNeeded();
      await expect(items.nth(0)).toBeInViewport({ ratio: 0.9 });
      await expect(items.nth(1)).not.toBeInViewport();
      for (const next of [1, 2, 0, 1]) {
        await page.clock.runFor(6_000);
        // Time stands still here, the browser's own scrolling does not: it must have come to rest.
        await expect
          .poll(() => list.evaluate((row, at) => row.scrollLeft - at * row.clientWidth, next))
          .toBeCloseTo(0, 0);
        await expect(items.nth(next)).toBeInViewport({ ratio: 0.9 });
      }
      await page.getByRole("button", { name: "Pause announcements" }).click();
      await page.clock.runFor(30_000);
      // Paused, they stand as a list.
      await items.last().scrollIntoViewIfNeeded();
      for (const item of await items.all()) await expect(item).toBeInViewport();
    });

    test("an announcement has a link per attachment, and 'Click Here' only with an address [A43, A44]", async ({
      page,
    }) => {
      await page.goto("/");
      const items = page.getByRole("region", { name: "Announcements" }).getByRole("listitem");
      await expect(items.nth(0).getByRole("link")).toHaveText([/^Click Here/]);
      await expect(items.nth(0).getByRole("link")).toHaveAttribute(
        "href",
        "https://example.org/admissions",
      );
      await expect(items.nth(1).getByRole("link")).toHaveText([/^View Attachment/]);
      await expect(items.nth(1).getByRole("link")).toHaveAttribute("href", "/api/image/notice.pdf");
      await expect(items.nth(2).getByRole("link")).toHaveCount(0);
    });
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every announcement can be read", async ({ page }) => {
    await page.goto("/");
    const ticker = page.getByRole("region", { name: "Announcements" });
    await expect(ticker.getByRole("listitem")).toContainText(descriptions);
    await expect(ticker.getByRole("button")).toHaveCount(0);
  });
});
