import type { Page } from "@playwright/test";
import type { Content } from "./content.ts";
import { stubPictures } from "./stub-pictures.ts";
import { withContent } from "./with-content.ts";

/**
 * Tests of what the home page does with this content, on a clock of their own when `now` is given. Pictures are
 * a dot.
 */
export const withHome = (content: Content, now?: string) =>
  withContent(now ? { ...content, now } : content).extend({
    page: async ({ page }, use) => {
      await stubPictures(page);
      await use(page);
    },
  });

/** Stops the browser's clock before the page loads; from then on only `page.clock.runFor` lets time pass. */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install({ time: "2026-11-20T04:30:00Z" });
  await page.clock.pauseAt("2026-11-20T04:31:00Z");
}
