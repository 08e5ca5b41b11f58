import { expect, type Page } from "@playwright/test";

/** The titles of the cards on a list page. */
export const cardTitles = (page: Page) => page.getByRole("article").getByRole("heading");

/** The live region with the number of results. */
export const resultCount = (page: Page) => page.getByRole("main").getByRole("status");

export const field = (page: Page, label: "Year" | "Month" | "Search") =>
  page.getByLabel(label, { exact: true });

export const selectOptions = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator("option");

/** Returns a check that fails after the page was loaded again. */
export async function markLoad(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-first-load", ""));
  return async () => {
    await expect(page.locator("html")).toHaveAttribute("data-first-load", "");
  };
}
