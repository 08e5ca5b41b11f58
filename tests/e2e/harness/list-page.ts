import { expect, type Page } from "@playwright/test";

/** The titles of the cards on the page, from first to last. */
export const cardTitles = (page: Page) => page.getByRole("article").getByRole("heading");

/** What the count says, as it is also said to people who cannot see it. */
export const resultCount = (page: Page) => page.getByRole("main").getByRole("status");

export const field = (page: Page, label: "Year" | "Month" | "Search") =>
  page.getByLabel(label, { exact: true });

export const selectOptions = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator("option");

/** Marks the page as it is loaded now; the check fails once it has been loaded anew. */
export async function markPageLoad(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-first-load", ""));
  return async () => {
    await expect(page.locator("html")).toHaveAttribute("data-first-load", "");
  };
}
