import { withoutFocus } from "@manor/content-api/image-path";
import type { PayloadRequest } from "payload";
import { findAll } from "../../database/find-records.ts";
import { type UsedBy, usedBy } from "../media/uses.ts";

export type RequestedPhoto = {
  id: number | string;
  title: string;
  thumbnail: string | undefined;
  /** ISO date-time, or undefined while it is not in the trash. */
  takenDown: string | undefined;
  usedBy: UsedBy[];
};

export async function findRequestedPhotos(
  req: PayloadRequest,
  message: string,
): Promise<RequestedPhoto[]> {
  const names = findNamedPhotos(message).map(withoutFocus);
  if (names.length === 0) return [];
  const where = { filename: { in: names } };
  const options = { where, trash: true, overrideAccess: false, req };
  return Promise.all(
    (await findAll(req.payload, "media", options)).map(
      async ({ id, title, filename, thumbnailURL, url, deletedAt }) => ({
        id,
        title: title || filename || String(id),
        thumbnail: thumbnailURL ?? url ?? undefined,
        takenDown: deletedAt ?? undefined,
        usedBy: deletedAt ? [] : await usedBy(req, "media", id),
      }),
    ),
  );
}

const PHOTO = /\/(?:SubGallery|subFest)\?id=[^\s&]{1,1000}&photo=([^\s&]{1,3000})/g;
/** Editors handle requests with more photographs themselves. */
const MAX_PHOTOS = 20;

export function findNamedPhotos(message: string): string[] {
  const names = [...message.matchAll(PHOTO)].flatMap(([, written = ""]) => {
    // Punctuation at the end is not part of the address.
    const name = new URLSearchParams(`photo=${written.replace(/[.,;:!?]+$/, "")}`).get("photo");
    return name ? [name] : [];
  });
  return [...new Set(names)].slice(0, MAX_PHOTOS);
}
