import type { Page } from "@playwright/test";

/** A component that React has hydrated. */
export const hydratedIsland = (page: Page, name: string) =>
  page.locator(`[data-island="${name}"][data-hydrated]`);
