import type { Album } from "@manor/content-api";
import { hyphenedDay } from "../dates/day.ts";
import { paginate } from "../lists/list-pages.ts";
import { albumAddress, eventAlbums, photoAlbums } from "./album-kinds.ts";

/** One album shown by its cover. */
export type AlbumPreview = {
  id: string;
  title: string;
  href: string;
  cover: string;
  /** `18-10-2026 · 16 photos`, without the missing parts. */
  note: string;
};

/** One page of the albums of a kind, newest first, with links to the other pages. */
export type AlbumPreviews = {
  albums: AlbumPreview[];
  /** Page numbers, from 1; `undefined` where there is none. */
  newer: number | undefined;
  older: number | undefined;
};

/** Albums on one page. */
const PAGE_SIZE = 15;

/** Photo albums: only the newest; /Gallery lists all of them. */
export const photoPreviews = (albums: readonly Album[]): AlbumPreviews =>
  toPreviews(photoAlbums(albums), null);

/** Event albums have no list page, so home pages through all of them (R20, R46). */
export const eventPreviews = (albums: readonly Album[], page: string | null): AlbumPreviews =>
  toPreviews(eventAlbums(albums), page);

function toPreviews(albums: Album[], requested: string | null): AlbumPreviews {
  const sorted = albums.toSorted((a, b) => b.date.localeCompare(a.date));
  const { items, page, pages } = paginate(sorted, requested, PAGE_SIZE);
  return {
    albums: items.map(toPreview),
    newer: page > 1 ? page - 1 : undefined,
    older: page < pages ? page + 1 : undefined,
  };
}

function toPreview(album: Album): AlbumPreview {
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
