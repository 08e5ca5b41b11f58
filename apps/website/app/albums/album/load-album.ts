import type { Album } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/image-path";
import type { LoaderFunctionArgs } from "react-router";
import { createTranslate } from "../../../model/texts/create-translate.ts";
import { getSite } from "../../site-context.ts";
import { type Photo, toPhotos } from "./photos.ts";

/** The data of an album page; all of it is empty when the album does not exist (R20). */
export type AlbumData = Pick<
  Album,
  "title" | "description" | "date" | "attachments" | "cardPhoto"
> & {
  id: string;
  /** Of the page: photo albums and event albums have their own (R20). */
  path: string;
  photos: Photo[];
  chosen: number;
};

const empty = { title: "", description: "", date: "", attachments: [], photos: [], chosen: -1 };

export async function loadAlbum(args: LoaderFunctionArgs): Promise<{ album: AlbumData }> {
  const path = args.pattern;
  const query = new URL(args.request.url).searchParams;
  const id = query.get("id") ?? "";
  // Without an id nothing is missing: the page is complete and may be cached.
  const reading = id === "" ? undefined : await getSite(args).reader.album(id);
  if (reading?.state !== "good") return { album: { ...empty, id, path } };
  const { title, description, date, attachments, pictures, cardPhoto } = reading.value;
  const photos = toPhotos(path, id, attachments, pictures, createTranslate(getSite(args).language));
  const wanted = withoutFocus(query.get("photo") ?? "");
  const chosen = photos.findIndex(({ identifier }) => withoutFocus(identifier) === wanted);
  return { album: { id, path, title, description, date, attachments, cardPhoto, photos, chosen } };
}
