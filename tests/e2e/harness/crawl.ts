import { withContent } from "./fixtures.ts";
import { richLists, richPictures, richRecords } from "./rich-content.ts";
import { routeTable } from "./route-table.ts";
import type { Received } from "./stub-cms.ts";
import { type Visit, visitAll } from "./visit.ts";

type Walk = { visits: Visit[]; toHost: Received[] };
const walks = new Map<number, Walk>();

/** One walk through every page, each visited with an empty profile; the tests then say what was seen on it. */
export const test = withContent({ lists: richLists, pictures: richPictures }).extend<{
  width: number;
  walk: Walk;
}>({
  width: [1280, { option: true }],
  walk: [
    async ({ browser, site, cms, width }, use) => {
      let walk = walks.get(width);
      if (!walk) {
        const before = cms.received.length;
        const visits = await visitAll(browser, site.url, paths, width);
        walk = { visits, toHost: cms.received.slice(before) };
        walks.set(width, walk);
      }
      await use(walk);
    },
    // Of all tests only the first one of a width walks.
    { timeout: 600_000 },
  ],
});

const paths = [...routeTable.map(({ path }) => path), ...richRecords, "/nowhere"];

export function findVisit(walk: Walk, path: string): Visit {
  const found = walk.visits.find((visit) => visit.path === path);
  if (!found) throw new Error(`${path} was not visited.`);
  return found;
}
