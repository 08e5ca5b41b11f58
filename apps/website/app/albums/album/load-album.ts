import { withoutFocus } from "@manor/content-api/focus";
import type { LoaderFunctionArgs } from "react-router";
import { type Day, slashedDay } from "../../dates/day.ts";
import type { Page } from "../../page.ts";
import { getSite } from "../../site-context.ts";
import { type Photo, toPhotos } from "./photos.ts";

/** The data of an album page; all of it is empty when the album does not exist (R20). */
export type AlbumData = {
  id: string;
  title: string;
  description: string;
  /** `05/03/2024`, or "". Used by both date labels. */
  date: string;
  /** The same date as in the content. */
  day: Day;
  /** The photo that the editor chose for the share card, or "". */
  cardPhoto?: string | undefined;
  attachments?: readonly string[];
  photos: Photo[];
  /** Index of the photo named in the address, or -1. */
  chosen: number;
};

export async function loadAlbum(
  args: LoaderFunctionArgs,
  { path }: Page,
): Promise<{ album: AlbumData }> {
  const query = new URL(args.request.url).searchParams;
  const id = query.get("id") ?? "";
  // Without an id nothing is missing: the page is complete and may be cached.
  const reading = id === "" ? undefined : await getSite(args).reader.album(id);
  if (reading?.state !== "good")
    return { album: { id, title: "", description: "", date: "", day: "", photos: [], chosen: -1 } };
  const { title, description, date, attachments, pictures, cardPhoto } = reading.value;
  const photos = toPhotos(path, id, attachments, pictures);
  const wanted = withoutFocus(query.get("photo") ?? "");
  const chosen = photos.findIndex(({ identifier }) => withoutFocus(identifier) === wanted);
  const details = { id, title, description, date: slashedDay(date), day: date };
  return { album: { ...details, photos, chosen, ...(cardPhoto && { cardPhoto, attachments }) } };
}
