import type { Album } from "@manor/content-api";
import { subFestPage } from "./sub-fest.page.ts";
import { subGalleryPage } from "./sub-gallery.page.ts";

// Categories compare exactly (R32).
export const PHOTO_GALLERY = "PhotoGallery";
const EVENT_ALBUM = "EventsSGSM";

export const photoAlbums = (albums: readonly Album[]): Album[] =>
  albums.filter((album) => album.category === PHOTO_GALLERY);

export const eventAlbums = (albums: readonly Album[]): Album[] =>
  albums.filter((album) => album.category === EVENT_ALBUM);

/** Where an album opens (R20): photo albums under /SubGallery, event albums under /subFest. */
export function albumAddress(album: Pick<Album, "_id" | "category">): string {
  const page = album.category === EVENT_ALBUM ? subFestPage : subGalleryPage;
  return `${page.path}?id=${encodeURIComponent(album._id)}`;
}
