import { eventsContent } from "./events-content.ts";
import { expect } from "./harness/fixtures.ts";
import { withContent } from "./harness/with-content.ts";

const test = withContent(eventsContent);

test("a card shows image, date, title, description, venue and time [A121]", async ({ page }) => {
  await page.goto("/Events?q=final");
  const card = page.getByRole("article");
  await expect(card.locator("img")).toHaveAttribute("src", /^\/api\/image\/pavilion/);
  for (const text of ["28.11.2026", "10:00 AM", "The two unbeaten houses"]) {
    await expect(card.getByText(text)).toBeVisible();
  }
  await expect(card.locator(".card__meta").getByText("Upper field")).toBeVisible();
  await expect(card.getByRole("heading", { name: "Inter-house CRICKET final" })).toBeVisible();
});

test("a card leads to the event's own page with everything that is known of it", async ({
  page,
}) => {
  await page.goto("/Events");
  await page.getByRole("link", { name: "Inter-house CRICKET final" }).click();
  await expect(page).toHaveURL(/\/Events\/final$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Inter-house CRICKET final");
  await expect(page.getByText("Saturday, 28 November 2026")).toBeVisible();
  await expect(page.getByRole("link", { name: "View Attachment" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Share this page" })).toBeVisible();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("listitem");
  await expect(crumbs).toHaveText(["Home", "Events", "Inter-house CRICKET final"]);
});

test("an event that does not exist, and a calendar entry, are pages not found", async ({
  request,
}) => {
  expect((await request.get("/Events/nothing")).status()).toBe(404);
  expect((await request.get("/Events/term")).status()).toBe(404);
  expect((await request.get("/Events/quiz")).status()).toBe(200);
});

test("the page of an event offers it as a file for a calendar; the list subscribes to all", async ({
  page,
}) => {
  await page.goto("/Events/final");
  const file = page.getByRole("link", { name: "Add to calendar" });
  const answer = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await answer.text()).toContain("SUMMARY:Inter-house CRICKET final\r\n");
  await page.goto("/Events");
  const all = page.getByRole("link", { name: "Subscribe in your calendar" });
  await expect(all).toHaveAttribute("href", /^webcal:\/\/[^/]+\/feeds\/events\.ics$/);
});
