import type { CatalogueEntry } from "./catalogue/entry.ts";
import { groundPictures } from "./catalogue/grounds.ts";
import { hillPictures } from "./catalogue/hills.ts";
import { roomPictures } from "./catalogue/rooms.ts";
import { seasonPictures } from "./catalogue/seasons-and-places.ts";

export type { CatalogueEntry } from "./catalogue/entry.ts";

/** Every master picture of the house, in reading order. */
export const catalogue: readonly CatalogueEntry[] = [
  ...hillPictures,
  ...groundPictures,
  ...roomPictures,
  ...seasonPictures,
];
