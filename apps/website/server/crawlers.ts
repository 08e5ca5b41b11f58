import type { ItemOf, ListCallName } from "@manor/content-api";
import {
  albumList,
  type Day,
  eventList,
  getPages,
  href,
  type ListKind,
  newsList,
  renderRobots,
  renderSitemap,
  type School,
  sortedRecords,
} from "../app/for-server.ts";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";
import type { Step } from "./http/exchange.ts";
import { send } from "./http/send.ts";

export type CrawlersOptions = { content: Pick<Content, "list">; clock: Clock; origin: string };

const HOUR = { "cache-control": "public, max-age=3600" };

/** /robots.txt, /sitemap.xml and the reservation of text and data mining. */
export function createCrawlers({ content, clock, origin }: CrawlersOptions): Step {
  /** The date of the newest record that is not in the future. */
  async function newestDay<Name extends ListCallName>(
    name: Name,
    kind: ListKind<ItemOf<Name>>,
  ): Promise<Day> {
    const reading = await content.list(name);
    if (reading.state !== "good") return "";
    return sortedRecords(reading.value, kind).find(({ day }) => day <= clock.today())?.day ?? "";
  }

  async function sitemap(school: School): Promise<string> {
    const [events, news, gallery] = await Promise.all([
      newestDay("events", eventList),
      newestDay("allNews", newsList),
      newestDay("allGallery", albumList),
    ]);
    const days = new Map([
      [href("events"), events],
      [href("news"), news],
      [href("gallery"), gallery],
    ]);
    return renderSitemap(getPages(school), origin, days);
  }

  return async (exchange) => {
    const { blocksAiTraining } = exchange.school.privacy;
    if (exchange.path === "/robots.txt") {
      const headers = { "content-type": "text/plain; charset=utf-8", ...HOUR };
      return send(exchange, 200, headers, renderRobots(origin, blocksAiTraining));
    }
    if (exchange.path === "/sitemap.xml") {
      const headers = { "content-type": "application/xml; charset=utf-8", ...HOUR };
      return send(exchange, 200, headers, await sitemap(exchange.school));
    }
    if (exchange.path === "/.well-known/tdmrep.json" && blocksAiTraining) {
      const headers = { "content-type": "application/json", ...HOUR };
      return send(exchange, 200, headers, JSON.stringify(RESERVED));
    }
    return false;
  };
}

/** Reserves text and data mining of every address (TDM Reservation Protocol). */
const RESERVED = [{ location: "/", "tdm-reservation": 1 }];
