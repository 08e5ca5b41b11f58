import type { Album } from "@manor/contract";
import type { ListCall } from "./call.ts";
import { consented } from "./consented.ts";
import { cardPhoto, day, names, text } from "./serialize.ts";

export const albums: ListCall<Album> = {
  paths: ["gallery/all/:school", "gallery/:school"],
  reads: ["albums", "media", "schools"],
  list: async (asking) =>
    (await consented(asking, "albums", "-date")).map((album) => ({
      _id: String(album.id),
      title: text(album.title),
      description: text(album.description),
      date: day(album.date),
      category: text(album.category),
      attachments: names(asking.nameOf, "media", album.attachments),
      ...cardPhoto(
        asking.nameOf,
        album.cardPhoto,
        names(asking.nameOf, "media", album.attachments),
      ),
    })),
};
