import type { News } from "@manor/content-api";
import type { Asking, ListCall } from "./call.ts";
import { published } from "./published.ts";
import { cardPhoto, day, names, picturesIn, text } from "./serialize.ts";

/** The home page shows these; the news page requests all. */
const newest = 20;

export const allNews: ListCall<News> = {
  paths: ["news/all/:school"],
  reads: ["news", "media", "documents"],
  list: listNews,
};

export const newestNews: ListCall<News> = {
  ...allNews,
  paths: ["news/:school"],
  list: async (asking) => (await listNews(asking)).slice(0, newest),
};

async function listNews(asking: Asking): Promise<News[]> {
  const records = await published(asking, "news", "-fromDate");
  return records.map((item) => {
    const { files, words } = picturesIn(asking, item.images);
    return {
      _id: String(item.id),
      title: text(item.title),
      fromDate: day(item.fromDate),
      description: text(item.description),
      images: files,
      attachments: names(asking.nameOf, "documents", item.attachments),
      ...words,
      ...cardPhoto(asking.nameOf, item.cardPhoto, files),
    };
  });
}
