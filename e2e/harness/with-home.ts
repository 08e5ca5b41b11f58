import { withClock } from "./with-clock.ts";
import { withContent } from "./with-content.ts";

type Content = Parameters<typeof withContent>[0];

const dot = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

/**
 * Tests of what the home page does with this content, on a clock of their own when `now` is given. Pictures are
 * a dot: making thirty of them anew for each site would take longer than all the rest.
 */
export const withHome = (content: Content, now?: string) =>
  (now ? withClock(now, content) : withContent(content)).extend({
    page: async ({ page }, use) => {
      await page.route("**/api/image/**", (route) =>
        route.fulfill({ contentType: "image/gif", body: dot }),
      );
      await use(page);
    },
  });
