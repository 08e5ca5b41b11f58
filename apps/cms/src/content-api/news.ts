import type { News } from "@manor/content-api";
import { listCalls } from "@manor/content-api/calls";
import {
  cardPhoto,
  day,
  getImages,
  type ListCall,
  listPublished,
  names,
  text,
} from "./list-published.ts";

export const allNews = listPublished({
  collection: "news",
  reads: ["media", "documents"],
  sort: "-fromDate",
  toItem: (item, context): News => {
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
  },
});

export const newestNews: ListCall<News> = {
  ...allNews,
  list: async (context) => (await allNews.list(context)).slice(0, listCalls.news.newest),
};
