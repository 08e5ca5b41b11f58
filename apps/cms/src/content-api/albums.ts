import type { Album } from "@manor/content-api";
import { cardPhoto, day, getImages, listPublished, text } from "./list-published.ts";

export const albums = listPublished({
  collection: "albums",
  reads: ["media"],
  sort: "-date",
  needsConsent: true,
  toItem: (album, context): Album => {
    const { files, words } = getImages(context, album.attachments);
    return {
      _id: String(album.id),
      title: text(album.title),
      description: text(album.description),
      date: day(album.date),
      category: text(album.category),
      attachments: files,
      ...words,
      ...cardPhoto(context.nameOf, album.cardPhoto, files),
    };
  },
});
