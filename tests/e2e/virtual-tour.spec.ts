import { expect, test } from "./harness/fixtures.ts";

const tours = [
  ["Church", "https://example.org/tours/church"],
  ["Dormitory", "https://example.org/tours/dormitory"],
  ["Swimming Pool", "https://example.org/tours/swimming-pool"],
  ["Infrastructure", "https://example.org/tours/infrastructure"],
  ["Chapel", "https://example.org/tours/chapel"],
  ["Archive Gallery", "https://example.org/tours/archive-gallery"],
  ["Facilities", "https://example.org/tours/facilities"],
  ["Academics", "https://example.org/tours/academics"],
  ["Sports Facilities", "https://example.org/tours/sports-facilities"],
  ["Admin Block", "https://example.org/tours/admin-block"],
  ["Science Block", "https://example.org/tours/science-block"],
] as const;

test.beforeEach(async ({ page }) => {
  await page.goto("/virtual-tour");
});

test("eleven cards lead to their own tours, each in a new tab [A221, A222, A223]", async ({
  page,
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campus Walk Through");
  const cards = page.locator('main a[target="_blank"]');
  await expect(cards).toHaveText(tours.map(([name]) => name));
  for (const [index, [, href]] of tours.entries()) {
    await expect(cards.nth(index)).toHaveAttribute("href", href);
    await expect(cards.nth(index)).toHaveAttribute("rel", /noopener/);
    await expect(cards.nth(index)).toHaveAccessibleDescription("Opens in a new tab");
  }
});
