import type { News } from "@manor/contract";
import type { Asking, ListCall } from "./call.ts";
import { published } from "./published.ts";
import { cardPhoto, day, names, text } from "./serialize.ts";

/** The home page shows a handful; the news page asks for all. */
const newest = 20;

export const allNews: ListCall<News> = {
  paths: ["news/all/:school"],
  reads: ["news", "media", "documents", "schools"],
  list: listNews,
};

export const newestNews: ListCall<News> = {
  ...allNews,
  paths: ["news/:school"],
  list: async (asking) => (await listNews(asking)).slice(0, newest),
};

async function listNews(asking: Asking): Promise<News[]> {
  const records = await published(asking, "news", "-fromDate");
  return records.map((item) => ({
    _id: String(item.id),
    title: text(item.title),
    fromDate: day(item.fromDate),
    description: text(item.description),
    images: names(asking.nameOf, "media", item.images),
    ...cardPhoto(asking.nameOf, item.cardPhoto, names(asking.nameOf, "media", item.images)),
    attachments: names(asking.nameOf, "documents", item.attachments),
  }));
}
