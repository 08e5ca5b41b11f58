import type { Page } from "@playwright/test";

/** Keeps what a page asks for at these addresses on its way, until the returned function is called. */
export async function holdRequests(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await released;
    // The page may have changed its mind meanwhile.
    await route.continue().catch(() => {});
  });
  return release;
}
