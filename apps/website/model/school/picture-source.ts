import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { schoolPicture } from "../pictures.ts";
import { schoolCode } from "./school-code.ts";

const names: ReadonlySet<string> = new Set(sitePictures.map(({ name }) => name));

export const findSitePicture = (picture: string) =>
  sitePictures.find(({ name }) => name === picture);

/** The site's own pictures have plain names; every other name is a file in the CMS. */
export const isSitePicture = (picture: string): boolean => /^[a-z0-9-]+$/.test(picture);

/** The source for <Picture> of a school picture. Falls back to the default picture when the site's own is missing. */
export function pictureSource(picture: string): string {
  if (!isSitePicture(picture)) return picture;
  return names.has(picture) ? `${schoolCode}/${picture}` : schoolPicture;
}

export const tallPictureSource = (picture: string): string =>
  pictureSource(names.has(`${picture}-tall`) ? `${picture}-tall` : picture);

/** The 21:9 crop for wide screens, of the pictures that have one. */
export const findWidePicture = (picture: string): string | undefined =>
  names.has(`${picture}-wide`) ? pictureSource(`${picture}-wide`) : undefined;
