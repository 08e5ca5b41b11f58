import type { Event } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { cardPhoto, day, names, picturesIn, text } from "./serialize.ts";

export const events: ListCall<Event> = {
  paths: ["events/all/:school", "events/:school"],
  reads: ["events", "media", "documents"],
  list: async (asking) =>
    (await published(asking, "events", "-date")).map((event) => {
      const { files, words } = picturesIn(asking, event.images);
      return {
        _id: String(event.id),
        title: text(event.title),
        venue: text(event.venue),
        date: day(event.date),
        time: text(event.time),
        description: text(event.description),
        images: files,
        attachments: names(asking.nameOf, "documents", event.attachments),
        category: text(event.category),
        ...words,
        ...cardPhoto(asking.nameOf, event.cardPhoto, files),
      };
    }),
};
