/** The widths, in pixels, in which the site's server makes its pictures. It refuses every other one. */
export const pictureWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;

export type PictureWidth = (typeof pictureWidths)[number];
