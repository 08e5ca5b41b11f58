import type { ItemOf, ListCallName } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";
import type { Day } from "../model/dates/day.ts";
import { albumList } from "../model/lists/album-kinds.ts";
import { eventList } from "../model/lists/event-list.ts";
import { newsList } from "../model/lists/news-list.ts";
import { type ListKind, sortedRecords } from "../model/lists/sorted-records.ts";
import { href } from "../model/pages/addresses.ts";
import { getPages } from "../model/pages/find-page.ts";
import { renderRobots, renderSitemap } from "../model/seo/sitemap.ts";
import { renderWebManifest } from "../model/seo/web-manifest.ts";
import type { Step } from "./http/exchange.ts";
import { reply } from "./http/reply.ts";

export type GeneratedFilesOptions = {
  content: Pick<Content, "list">;
  clock: Clock;
  origin: string;
};

/** /robots.txt, /sitemap.xml, /site.webmanifest and the reservation of text and data mining. */
export function createGeneratedFiles({ content, clock, origin }: GeneratedFilesOptions): Step {
  /** The date of the newest record that is not in the future. */
  async function newestDay<Name extends ListCallName>(
    name: Name,
    kind: ListKind<ItemOf<Name>>,
  ): Promise<Day> {
    const reading = await content.list(name);
    if (reading.state !== "good") return "";
    return (
      sortedRecords(reading.value, kind).all.find(({ day }) => day <= clock.today())?.day ?? ""
    );
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
    const { path, school } = exchange;
    const { blocksAiTraining } = school.privacy;
    const sendFile = (type: string, text: string) =>
      reply(200, { "content-type": type, "cache-control": "public, max-age=3600" }, text);
    if (path === "/robots.txt")
      return sendFile("text/plain; charset=utf-8", renderRobots(origin, blocksAiTraining));
    if (path === "/sitemap.xml")
      return sendFile("application/xml; charset=utf-8", await sitemap(school));
    if (path === "/site.webmanifest")
      return sendFile("application/manifest+json", renderWebManifest(school));
    if (path === "/.well-known/tdmrep.json" && blocksAiTraining)
      return sendFile("application/json", JSON.stringify(RESERVED));
    return undefined;
  };
}

/** Reserves text and data mining of every address (TDM Reservation Protocol). */
const RESERVED = [{ location: "/", "tdm-reservation": 1 }];
