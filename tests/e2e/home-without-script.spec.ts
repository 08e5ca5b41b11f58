import { expect, withHome } from "./harness/fixtures.ts";
import { home, noticeLists } from "./home-content.ts";

const test = withHome({ lists: noticeLists });
test.use({ javaScriptEnabled: false });

test("without scripts all content is readable, links select the year, and no button is useless [A13, A40, A42, A47, A48, A94]", async ({
  page,
}) => {
  await page.goto("/");
  const banner = page.getByRole("region", { name: "Slogans of the school" });
  const slides = banner.locator("[aria-roledescription=slide]");
  await expect(slides).toHaveCount(4);
  await slides.last().scrollIntoViewIfNeeded();
  await expect(slides.last()).toBeInViewport({ ratio: 0.5 });
  const ticker = page.getByRole("region", { name: "Announcements" });
  await expect(ticker.getByRole("listitem")).toContainText(
    home.highlights.map(({ description }) => description),
  );
  for (const block of [banner, ticker]) await expect(block.getByRole("button")).toHaveCount(0);
  for (const { title } of home.notices)
    await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toHaveCount(0);
  await expect(page.locator(".is-waiting")).toHaveCount(0);
  for (const part of await page.locator(".reveal").all())
    await expect(part).toHaveCSS("opacity", "1");

  // The row of the day scrolls without script, and the last hour can be reached.
  const hours = page.getByRole("region", { name: "Hours of the day" });
  await expect(hours.getByRole("button")).toHaveCount(0);
  const lastHour = hours.getByRole("heading", { name: "Lights out" });
  await expect(lastHour).not.toBeInViewport();
  await lastHour.scrollIntoViewIfNeeded();
  await expect(lastHour).toBeInViewport();

  const shown = page.locator(".milestone-tabs__panel:visible");
  await expect(shown).toContainText(["In 1853."]);
  for (const year of ["1903", "1900", "1894", "1863", "1853"]) {
    await page.locator("#history").getByRole("link", { name: year, exact: true }).click();
    await expect(shown).toContainText([`In ${year}.`]);
  }
});
