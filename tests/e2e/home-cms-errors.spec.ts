import { expect, withHome } from "./harness/fixtures.ts";
import { noticeLists } from "./home-content.ts";

const failing = Object.keys(noticeLists);
const test = withHome({ lists: noticeLists, failing });
test.use({ expectedErrors: ["Failed to load resource"] });

test("when every API call fails, the page shows placeholders and no error, which is only in the log [A24, A45, A60, A78, A85, A96]", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByText("Online Registration").first()).toBeVisible();
  const birthdays = page.getByRole("region", { name: "Birthdays", exact: true });
  await birthdays.scrollIntoViewIfNeeded();
  await expect(birthdays.getByText("Stay Tuned For More Updates")).toHaveCount(2);
  await expect(page.getByRole("region", { name: "Announcements" })).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Notices", exact: true })).toHaveCount(0);
  await expect(page.getByText("Gallery Title", { exact: true })).toHaveCount(2);
  await expect(page.locator("body")).not.toContainText(
    /error|failed(?! to load principal message)/i,
    { useInnerText: true },
  );
  await page.goto("/about");
  const register = page.getByRole("banner").getByRole("link", { name: /^Online Registration/ });
  await expect(register).toHaveAttribute("href", "https://example.org/registration");
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await menu.getByRole("link", { name: "Events" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Events");
  const log = site.log.join("\n");
  for (const path of failing)
    expect(log).toContain(`HTTP error! Status: 500. The CMS rejected ${path};`);
});
