import type { News } from "@manor/content-api";
import type { ListCall, ListContext } from "./call.ts";
import { findPublished } from "./find-published.ts";
import { cardPhoto, day, getImages, names, text } from "./serialize.ts";

const newest = 20;

export const allNews: ListCall<News> = {
  reads: ["news", "media", "documents"],
  list: listNews,
};

export const newestNews: ListCall<News> = {
  ...allNews,
  list: async (context) => (await listNews(context)).slice(0, newest),
};

async function listNews(context: ListContext): Promise<News[]> {
  const records = await findPublished(context, "news", "-fromDate");
  return records.map((item) => {
    const { files, words } = getImages(context, item.images);
    return {
      _id: String(item.id),
      title: text(item.title),
      fromDate: day(item.fromDate),
      description: text(item.description),
      images: files,
      attachments: names(context.nameOf, "documents", item.attachments),
      ...words,
      ...cardPhoto(context.nameOf, item.cardPhoto, files),
    };
  });
}
