import type { Page } from "@playwright/test";

/** Delays the page's requests to these addresses until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  return release;
}
