import type { Album, Event, News } from "@manor/contract";
import { href } from "../addresses.ts";
import { albumAddress } from "../albums/album-kinds.ts";
import { longDay } from "../dates/day.ts";
import { eventList } from "../events/event-list.ts";
import { recordAddress } from "../lists/record-address.ts";
import { foldText } from "../lists/search-text.ts";
import { newsList } from "../news/news-list.ts";
import { siteMap } from "../site-map.ts";
import { textPages } from "../text-pages/text-pages.ts";

/** `href` is missing when the content host gave the record no id. */
type Hit = { title: string; href: string | undefined; note: string };
export type HitGroup = { label: string; hits: Hit[]; more: string };

type Content = { events: readonly Event[]; news: readonly News[]; albums: readonly Album[] };

/** More than this is what the lists' own search is for. */
const MOST_OF_EACH = 10;

/**
 * Pages, events, news and albums that hold all words of the query in title or text.
 * Toppers and birthdays are never searched (R40).
 */
export function searchSite(query: string, { events, news, albums }: Content): HitGroup[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const holds = (...texts: string[]) => {
    const text = foldText(texts.join(" "));
    return words.every((word) => text.includes(word));
  };
  const listQuery = new URLSearchParams({ year: "all", q: query });
  const groups: HitGroup[] = [
    { label: "Pages", hits: pageHits(holds), more: "" },
    {
      label: "Events",
      hits: events
        .filter(
          (event) => eventList.keeps(event) && holds(event.title, event.description, event.venue),
        )
        .map((event) => ({
          title: event.title,
          href: recordAddress("event", event),
          note: longDay(event.date),
        })),
      more: `${href("events")}?${listQuery}`,
    },
    {
      label: "News",
      hits: news
        .filter((item) => newsList.keeps(item) && holds(item.title, item.description))
        .map((item) => ({
          title: item.title,
          href: recordAddress("news-item", item),
          note: longDay(item.fromDate),
        })),
      more: `${href("news")}?${listQuery}`,
    },
    {
      label: "Albums",
      hits: albums
        .filter((album) => holds(album.title, album.description))
        .map((album) => ({
          title: album.title,
          href: albumAddress(album),
          note: longDay(album.date),
        })),
      more: `${href("gallery")}?${listQuery}`,
    },
  ];
  return groups.filter(({ hits }) => hits.length > 0).map(cut);
}

function pageHits(holds: (...texts: string[]) => boolean): Hit[] {
  return siteMap
    .map((address) => ({
      address,
      text: textPages.find((page) => page.address.path === address.path),
    }))
    .filter(({ address, text }) => holds(address.title, text?.lead ?? "", text?.description ?? ""))
    .map(({ address, text }) => ({
      title: address.title,
      href: address.path,
      note: text?.lead ?? "",
    }));
}

const cut = (group: HitGroup): HitGroup => ({
  ...group,
  hits: group.hits.slice(0, MOST_OF_EACH),
  more: group.hits.length > MOST_OF_EACH ? group.more : "",
});
