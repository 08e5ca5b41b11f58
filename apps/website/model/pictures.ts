import { schoolCode } from "./school/school-code.ts";

/** The image widths, in pixels, that the image server makes. It rejects every other one. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;

export type PictureWidth = (typeof pictureWidths)[number];

/** The placeholder for an event or a news item without a picture: the school on its ridge. */
export const schoolPicture = `${schoolCode}/school-noon`;
