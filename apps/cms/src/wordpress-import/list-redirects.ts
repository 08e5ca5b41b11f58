export type Target = { type: "301"; to: string } | { type: "410" };

export const gone: Target = { type: "410" };
export const lists = { news: "/News", event: "/Events", album: "/Gallery" } as const;
const feeds = {
  news: "/feeds/news.atom",
  event: "/feeds/events.atom",
  album: "/feeds/albums.atom",
} as const;

export type ListTarget = keyof typeof lists;

type FromTo = [from: string, target: Target];

/** An archive leads to the list that has most of its items, in its language; its feed to the feed of that list. */
export function listArchives(
  archives: Map<string, Record<ListTarget, number>>,
  codes: readonly string[],
  folders: ReadonlySet<string>,
): FromTo[] {
  return [...archives].flatMap(([from, counts]): FromTo[] => {
    const all: ListTarget[] = ["news", "event", "album"];
    const [target = "news"] = all.sort((a, b) => counts[b] - counts[a]);
    const code = codes.find((each) =>
      [...folders].some((folder) => from.startsWith(`${folder}/${each}/`)),
    );
    const prefix = code ? `/${code}` : "";
    const list: FromTo = [from, leadTo(prefix + lists[target])];
    return from.includes("?") ? [list] : [list, [`${from}/feed`, leadTo(prefix + feeds[target])]];
  });
}

const siteFeeds = ["/feed", "/feed/atom", "/feed/rss", "/feed/rss2", "/feed/rdf"];

/** The feeds of the old site in each language, and its home page when it was in a folder. */
export function listSitePages(codes: readonly string[], folders: ReadonlySet<string>): FromTo[] {
  const prefixes = ["", ...codes.map((code) => `/${code}`)];
  return [...folders].flatMap((folder): FromTo[] => [
    ...prefixes.flatMap((prefix): FromTo[] => [
      ...siteFeeds.map((feed): FromTo => [folder + prefix + feed, leadTo(prefix + feeds.news)]),
      ...(folder === "" ? [] : [[folder + prefix, leadTo(prefix || "/")] as FromTo]),
    ]),
    [`${folder}/comments/feed`, gone],
  ]);
}

const leadTo = (to: string): Target => ({ type: "301", to });
