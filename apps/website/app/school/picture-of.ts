import sitePictures from "@manor/content-api/site-pictures" with { type: "json" };
import { schoolPicture } from "./pictures.ts";
import { schoolCode } from "./school-code.ts";

const names: ReadonlySet<string> = new Set(sitePictures.map(({ name }) => name));

/** The site's own pictures go by plain names; every other name is one at the CMS. */
const isOwn = (picture: string): boolean => /^[a-z0-9-]+$/.test(picture);

/** What <Picture> shows for a picture of the school. One that the site should have and has not is the school on its ridge. */
export function pictureOf(picture: string): string {
  if (!isOwn(picture)) return picture;
  return names.has(picture) ? `${schoolCode}/${picture}` : schoolPicture;
}

/** The same for a telephone held upright, where there is such a sister of the picture. */
export const tallPictureOf = (picture: string): string =>
  pictureOf(names.has(`${picture}-tall`) ? `${picture}-tall` : picture);
