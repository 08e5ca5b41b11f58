import type { Album } from "@manor/content-api";
import { hyphenedDay } from "../dates/day.ts";
import { albumAddress, eventAlbums, photoAlbums } from "./album-kinds.ts";

/** One album shown by its cover. */
export type ShownAlbum = {
  id: string;
  title: string;
  href: string;
  cover: string;
  /** `18-10-2026 · 16 photos`, without the missing parts. */
  note: string;
};

/** One page of the albums of a kind, newest first, with links to the other pages. */
export type AlbumShelf = {
  albums: ShownAlbum[];
  /** Page numbers, from 1; `undefined` where there is none. */
  newer: number | undefined;
  older: number | undefined;
};

/** Albums on one page. */
const SHELF = 15;

/** Photo albums: only the newest; /Gallery lists all of them. */
export const photoShelf = (albums: readonly Album[]): AlbumShelf => shelf(photoAlbums(albums), 1);

/** Event albums have no list page, so home pages through all of them (R20, R46). */
export const eventShelf = (albums: readonly Album[], page: number): AlbumShelf =>
  shelf(eventAlbums(albums), page);

/** The page number in an address, 1 for anything else. */
export const readShelfPage = (written: string | null): number =>
  /^[1-9]\d{0,3}$/.test(written ?? "") ? Number(written) : 1;

function shelf(albums: Album[], wanted: number): AlbumShelf {
  const sorted = albums.toSorted((a, b) => b.date.localeCompare(a.date));
  const pages = Math.max(1, Math.ceil(sorted.length / SHELF));
  const page = Math.min(wanted, pages);
  return {
    albums: sorted.slice((page - 1) * SHELF, page * SHELF).map(toShown),
    newer: page > 1 ? page - 1 : undefined,
    older: page < pages ? page + 1 : undefined,
  };
}

function toShown(album: Album): ShownAlbum {
  const count = album.attachments.length;
  const photos = count === 1 ? "1 photo" : `${count} photos`;
  return {
    id: album._id,
    title: album.title,
    href: albumAddress(album),
    cover: album.attachments[0] ?? "",
    note: [hyphenedDay(album.date), photos].filter(Boolean).join(" · "),
  };
}
