import type { Album } from "@manor/content-api";
import type { ListKind } from "../lists/list-kind.ts";
import { PHOTO_GALLERY } from "./album-kinds.ts";

/** The albums of the gallery, without event albums. */
export const albumList: ListKind<Album> = {
  includes: (album) => album.category === PHOTO_GALLERY,
  getDate: (album) => album.date,
  getTitle: (album) => album.title,
  months: "names",
  fallsBackToPreviousYear: true,
};
