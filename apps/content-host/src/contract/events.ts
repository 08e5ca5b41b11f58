import type { Event } from "@manor/contract";
import type { ListCall } from "./call.ts";
import { published } from "./published.ts";
import { cardPhoto, day, names, text } from "./serialize.ts";

export const events: ListCall<Event> = {
  paths: ["events/all/:school", "events/:school"],
  reads: ["events", "media", "documents", "schools"],
  list: async (asking) =>
    (await published(asking, "events", "-date")).map((event) => ({
      _id: String(event.id),
      title: text(event.title),
      venue: text(event.venue),
      date: day(event.date),
      time: text(event.time),
      description: text(event.description),
      images: names(asking.nameOf, "media", event.images),
      ...cardPhoto(asking.nameOf, event.cardPhoto, names(asking.nameOf, "media", event.images)),
      attachments: names(asking.nameOf, "documents", event.attachments),
      category: text(event.category),
    })),
};
