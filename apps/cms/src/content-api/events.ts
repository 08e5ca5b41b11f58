import type { Event } from "@manor/content-api";
import { cardPhoto, day, getImages, listPublished, names, text } from "./list-published.ts";

export const events = listPublished({
  collection: "events",
  reads: ["media", "documents"],
  sort: "-date",
  toItem: (event, context): Event => {
    const { files, words } = getImages(context, event.images);
    return {
      _id: String(event.id),
      title: text(event.title),
      venue: text(event.venue),
      date: day(event.date),
      time: text(event.time),
      description: text(event.description),
      images: files,
      attachments: names(context.nameOf, "documents", event.attachments),
      category: text(event.category),
      ...words,
      ...cardPhoto(context.nameOf, event.cardPhoto, files),
    };
  },
});
