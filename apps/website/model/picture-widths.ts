/** The image widths, in pixels, that the image server makes. It rejects every other one. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;

export type PictureWidth = (typeof pictureWidths)[number];
