import { type Content, serveContent } from "./content.ts";
import { type RunningSite, startSite } from "./site.ts";
import { type StubCms, startStubCms } from "./stub-cms.ts";

/** A stub CMS, and the built website in front of it. */
export type SiteWithCms = { cms: StubCms; site: RunningSite };

/** Reuses websites between the tests of a worker. */
export type SitePool = {
  /** Returns a website that has only this content since its start. */
  acquire: (content: Content) => Promise<SiteWithCms>;
  /** Returns a website to the pool, or stops it when the test changed its content. */
  release: (content: Content) => void;
  stop: () => Promise<void>;
};

/** Each website polls its CMS all the time, so only a few stay open. */
const MAX_SITES = 5;

export function createSitePool(): SitePool {
  // In the order of their last use.
  const running = new Map<string, SiteWithCms & { changes: number }>();
  const stopping: Promise<void>[] = [];
  const toKey = (content: Content) => JSON.stringify(content);

  function evict(key: string): void {
    const pair = running.get(key);
    if (!pair) return;
    running.delete(key);
    stopping.push(pair.site.stop().then(pair.cms.close));
  }

  return {
    acquire: async (content) => {
      const key = toKey(content);
      const pair = running.get(key) ?? (await start(content));
      running.delete(key);
      running.set(key, pair);
      for (const unused of [...running.keys()].slice(0, -MAX_SITES)) evict(unused);
      return pair;
    },
    release: (content) => {
      const pair = running.get(toKey(content));
      if (pair && pair.cms.changes() !== pair.changes) evict(toKey(content));
    },
    stop: async () => {
      for (const key of [...running.keys()]) evict(key);
      await Promise.all(stopping);
    },
  };
}

async function start(content: Content) {
  const cms = await startStubCms();
  serveContent(cms, content);
  const { env = {} } = content;
  const site = await startSite({
    contentApiUrl: cms.url,
    // The longest poll interval, unless the test publishes: polls were a third of the websites' processor time.
    env: { CONTENT_POLL_MS: "10000", ...env },
    ...(content.now ? { now: content.now } : {}),
  });
  return { cms, site, changes: cms.changes() };
}
