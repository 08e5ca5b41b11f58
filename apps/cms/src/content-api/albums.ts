import type { Album } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { findConsented } from "./find-consented.ts";
import { cardPhoto, day, getImages, text } from "./serialize.ts";

export const albums: ListCall<Album> = {
  reads: ["albums", "media"],
  list: async (context) =>
    (await findConsented(context, "albums", "-date")).map((album) => {
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
    }),
};
