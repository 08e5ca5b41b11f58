import { type Content, serveContent } from "./content.ts";
import { type RunningSite, startSite } from "./site.ts";
import { type StubCms, startStubCms } from "./stub-cms.ts";

/** A CMS that does as told, and the built site in front of it. */
export type Pair = { cms: StubCms; site: RunningSite };

/** Lends sites to tests that run one after the other. */
export type Sites = {
  /** A site that has known nothing but this content since its start. */
  take: (content: Content) => Promise<Pair>;
  /** Takes it back. When the test changed what the CMS says, nobody gets that site again. */
  release: (content: Content) => void;
  stop: () => Promise<void>;
};

/** The home page's own content, what a test makes of it, and one to spare: each asks its CMS on and on. */
const MOST = 3;

/** A site with the same content serves all tests that want it. */
export function createSitePool(): Sites {
  // From the longest unused to the latest.
  const running = new Map<string, Pair & { changes: number }>();
  const stopping: Promise<void>[] = [];
  const nameOf = (content: Content) => JSON.stringify(content);

  function dismiss(name: string): void {
    const pair = running.get(name);
    if (!pair) return;
    running.delete(name);
    stopping.push(pair.site.stop().then(pair.cms.close));
  }

  return {
    take: async (content) => {
      const name = nameOf(content);
      const pair = running.get(name) ?? (await start(content));
      running.delete(name);
      running.set(name, pair);
      for (const unused of [...running.keys()].slice(0, -MOST)) dismiss(unused);
      return pair;
    },
    release: (content) => {
      const pair = running.get(nameOf(content));
      if (pair && pair.cms.changes() !== pair.changes) dismiss(nameOf(content));
    },
    stop: async () => {
      for (const name of [...running.keys()]) dismiss(name);
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
    // At its own pace, unless the test changes what the CMS says.
    env: { CONTENT_POLL_MS: "", ...env },
    ...(content.now ? { now: content.now } : {}),
  });
  return { cms, site, changes: cms.changes() };
}
