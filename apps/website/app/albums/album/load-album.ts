import type { Album, PictureWords } from "@manor/content-api";
import { withoutFocus } from "@manor/content-api/image-path";
import type { LoaderFunctionArgs } from "react-router";
import { href } from "../../../model/pages/addresses.ts";
import { createTranslate } from "../../../model/texts/create-translate.ts";
import type { Translate } from "../../../model/texts/translate.ts";
import { getSite } from "../../site-context.ts";

export type Photo = {
  identifier: string;
  /** The photo's own address: the lightbox opens it, and without JavaScript it is a page. */
  href: string;
  /** The contact form with this photo's address filled in (R41). */
  removalHref: string;
  /** The editor's alt text, or "Photo 3 of 12". Never names a person. */
  alt: string;
  caption: string;
};

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

export function toPhotos(
  path: string,
  albumId: string,
  attachments: readonly string[],
  pictureTexts: readonly PictureWords[] | undefined,
  t: Translate,
): Photo[] {
  return attachments.map((identifier, index) => {
    const entry = pictureTexts?.find(({ file }) => file === identifier);
    // A shared address stays valid when the focal point changes.
    const photo = withoutFocus(identifier);
    const address = `${path}?${new URLSearchParams({ id: albumId, photo })}`;
    return {
      identifier,
      href: address,
      removalHref: `${href("contact")}?${new URLSearchParams({ photo: address })}`,
      alt:
        entry?.alt ||
        t("Photo {number} of {count}", { number: index + 1, count: attachments.length }),
      caption: entry?.caption ?? "",
    };
  });
}
