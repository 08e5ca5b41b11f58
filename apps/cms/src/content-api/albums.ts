import type { Album } from "@manor/content-api";
import type { ListCall } from "./call.ts";
import { consented } from "./consented.ts";
import { cardPhoto, day, picturesIn, text } from "./serialize.ts";

export const albums: ListCall<Album> = {
  paths: ["gallery/all/:school", "gallery/:school"],
  reads: ["albums", "media"],
  list: async (asking) =>
    (await consented(asking, "albums", "-date")).map((album) => {
      const { files, words } = picturesIn(asking, album.attachments);
      return {
        _id: String(album.id),
        title: text(album.title),
        description: text(album.description),
        date: day(album.date),
        category: text(album.category),
        attachments: files,
        ...words,
        ...cardPhoto(asking.nameOf, album.cardPhoto, files),
      };
    }),
};
