import type { Light, Season } from "../light-and-season.ts";

export type CatalogueEntry = {
  /** subject-light(-season); also the file name without .jpg */
  name: string;
  subject: string;
  light: Light;
  season: Season;
  /** pixels */
  size: readonly [width: number, height: number];
  alt: string;
  caption: string;
};

/** Sizes in pixels, width first. */
export const wide = [2000, 1333] as const;
export const upright = [1333, 2000] as const;
export const banner = [2000, 1125] as const;
export const phone = [1125, 2000] as const;
