import type { ItemOf, ListCallName } from "@manor/content-api";
import type { School } from "@manor/content-api/school";
import type { Clock } from "../content/clock.ts";
import type { Content } from "../content/content.ts";
import type { Day } from "../model/dates/day.ts";
import { albumList } from "../model/lists/album-kinds.ts";
import { eventList, type ListKind, newsList, sortedRecords } from "../model/lists/list-records.ts";
import { href } from "../model/pages/addresses.ts";
import { getPages } from "../model/pages/find-page.ts";
import { renderRobots, renderSitemap } from "../model/seo/sitemap.ts";
import { renderWebManifest } from "../model/seo/web-manifest.ts";
import { type Exchange, type Reply, reply } from "./http/exchange.ts";

export type GeneratedFilesOptions = {
  content: Pick<Content, "list" | "inLanguage">;
  clock: Pick<Clock, "today">;
  origin: string;
};

/** /robots.txt, /sitemap.xml, /site.webmanifest and the reservation of text and data mining. */
export async function serveGeneratedFiles(
  { path, school }: Exchange,
  options: GeneratedFilesOptions,
): Promise<Reply | undefined> {
  const { origin } = options;
  const { blocksAiTraining } = school.privacy;
  if (path === "/robots.txt")
    return toReply("text/plain; charset=utf-8", renderRobots(origin, blocksAiTraining));
  if (path === "/sitemap.xml")
    return toReply("application/xml; charset=utf-8", await writeSitemap(school, options));
  if (path === "/site.webmanifest")
    return toReply("application/manifest+json", renderWebManifest(school));
  if (path === "/.well-known/tdmrep.json" && blocksAiTraining)
    return toReply("application/json", JSON.stringify(RESERVED));
  return undefined;
}

const toReply = (type: string, text: string): Reply =>
  reply(200, { "content-type": type, "cache-control": "public, max-age=3600" }, text);

async function writeSitemap(
  school: School,
  { content, clock, origin }: GeneratedFilesOptions,
): Promise<string> {
  const today = clock.today();
  const [events, news, gallery] = await Promise.all([
    newestDay(content, "events", eventList, today),
    newestDay(content, "allNews", newsList, today),
    newestDay(content, "allGallery", albumList, today),
  ]);
  const days = new Map([
    [href("events"), events],
    [href("news"), news],
    [href("gallery"), gallery],
  ]);
  return renderSitemap(getPages(school), origin, days, (language) =>
    content.inLanguage(language)?.school(),
  );
}

async function newestDay<Name extends ListCallName>(
  content: GeneratedFilesOptions["content"],
  name: Name,
  kind: ListKind<ItemOf<Name>>,
  today: Day,
): Promise<Day> {
  const reading = await content.list(name);
  if (reading.state !== "good") return "";
  return sortedRecords(reading.value, kind).all.find(({ day }) => day <= today)?.day ?? "";
}

/** Reserves text and data mining of every address (TDM Reservation Protocol). */
const RESERVED = [{ location: "/", "tdm-reservation": 1 }];
