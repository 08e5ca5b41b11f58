import { startSite } from "./site.ts";
import { withContent } from "./with-content.ts";

/** Tests against a site with this content whose clock stands at `now`, an ISO date-time. */
export const withClock = (now: string, content: Parameters<typeof withContent>[0]) =>
  withContent(content).extend({
    site: [
      async ({ host }, use) => {
        const site = await startSite({ contentHostUrl: host.url, now });
        await use(site);
        await site.stop();
      },
      { scope: "worker" },
    ],
  });
