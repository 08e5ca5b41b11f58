import type { Album } from "@manor/content-api";
import type { ListKind } from "../lists/list-kind.ts";
import { subFestPage } from "./sub-fest.page.ts";
import { subGalleryPage } from "./sub-gallery.page.ts";

// Categories compare exactly (R32).
const EVENT_ALBUM = "EventsSGSM";

/** The albums of the gallery, without event albums. */
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
  const page = album.category === EVENT_ALBUM ? subFestPage : subGalleryPage;
  return `${page.path}?id=${encodeURIComponent(album._id)}`;
}
