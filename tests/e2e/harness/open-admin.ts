import type { Browser, Page } from "@playwright/test";
import type { RunningHost } from "./cms.ts";
import { expect } from "./fixtures.ts";

const password = "a-long-enough-password";

/** Signs in with the one-time password and chooses an own one, as the first clerk does. */
export async function openAdminPage(browser: Browser, host: RunningHost): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${host.url}/admin`);
  await page.locator('input[name="email"]').fill(host.admin.email);
  await page.locator('input[name="password"]').fill(host.admin.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.waitForURL("**/admin/account");
  await page.getByLabel("New password").fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Save the new password" }).click();
  await expect(page.getByText("The new password is saved.")).toBeVisible();
  await page.goto(`${host.url}/admin`);
  await expect(page.getByRole("link", { name: "News", exact: true }).first()).toBeVisible();
  await expect(page.getByText("Please choose your own password.")).toBeHidden();
  return page;
}
