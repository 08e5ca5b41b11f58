import { withContent } from "./fixtures.ts";
import { richContent, richRecords } from "./rich-content.ts";
import { routeTable } from "./route-table.ts";
import type { Received } from "./stub-cms.ts";
import { type Visit, visitAll } from "./visit.ts";

type Crawl = { visits: Visit[]; cmsRequests: Received[] };
const crawls = new Map<number, Crawl>();

/** Visits every page once per width, each with an empty profile. All tests of that width share the result. */
export const test = withContent(richContent).extend<{
  width: number;
  crawl: Crawl;
}>({
  width: [1280, { option: true }],
  crawl: [
    async ({ browser, site, cms, width }, use) => {
      let crawl = crawls.get(width);
      if (!crawl) {
        const before = cms.received.length;
        const visits = await visitAll(browser, site.url, paths, width);
        crawl = { visits, cmsRequests: cms.received.slice(before) };
        crawls.set(width, crawl);
      }
      await use(crawl);
    },
    // The first test of a width visits all pages.
    { timeout: 600_000 },
  ],
});

const paths = [...routeTable.map(({ path }) => path), ...richRecords, "/nowhere"];

export function findVisit(crawl: Crawl, path: string): Visit {
  const found = crawl.visits.find((visit) => visit.path === path);
  if (!found) throw new Error(`${path} was not visited.`);
  return found;
}
