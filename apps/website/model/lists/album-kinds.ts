import type { Album } from "@manor/content-api";
import { href } from "../pages/addresses.ts";
import type { ListKind } from "./list-records.ts";

// Categories compare exactly (R32).
const EVENT_ALBUM = "EventsSGSM";

export const albumList: ListKind<Album> = {
  includes: (album) => album.category === "PhotoGallery",
  getDate: (album) => album.date,
  getTitle: (album) => album.title,
  months: "names",
  fallsBackToPreviousYear: true,
};

export const photoAlbums = (albums: readonly Album[]): Album[] => albums.filter(albumList.includes);

export const eventAlbums = (albums: readonly Album[]): Album[] =>
  albums.filter((album) => album.category === EVENT_ALBUM);

/** Where an album opens (R20): photo albums under /SubGallery, event albums under /subFest. */
export function albumAddress(album: Pick<Album, "_id" | "category">): string {
  const path = href(album.category === EVENT_ALBUM ? "sub-fest" : "sub-gallery");
  return `${path}?id=${encodeURIComponent(album._id)}`;
}
