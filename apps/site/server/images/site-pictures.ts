import { fileURLToPath } from "node:url";
import sitePictures from "@manor/contract/site-pictures" with { type: "json" };

export const sitePictureNames: readonly string[] = sitePictures.map(({ name }) => name);

/** The JPEG of a picture that comes with the website. */
export const sitePictureFile = (name: string): string =>
  fileURLToPath(new URL(`../../pictures/${name}.jpg`, import.meta.url));
