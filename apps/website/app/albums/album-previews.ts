import type { Album } from "@manor/content-api";
import { hyphenedDay } from "../../model/dates/day.ts";
import { eventAlbums, photoAlbums } from "../../model/lists/album-kinds.ts";
import type { Translate } from "../../model/texts/translate.ts";
import { paginate } from "../lists/list-view.ts";

export type AlbumPreviews = {
  albums: Album[];
  newer: number | undefined;
  older: number | undefined;
};

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
    albums: items,
    newer: page > 1 ? page - 1 : undefined,
    older: page < pages ? page + 1 : undefined,
  };
}

/** `18-10-2026 · 16 photos`, without the missing parts. */
export function describeAlbum({ date, attachments }: Album, t: Translate): string {
  const count = attachments.length;
  const photos = count === 1 ? t("1 photo") : t("{count} photos", { count });
  return [hyphenedDay(date), photos.replaceAll(" ", "\u00a0")].filter(Boolean).join(" · ");
}
