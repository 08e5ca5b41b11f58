import type { LightboxItem } from "../types.ts";

/** The picture a slide shows. */
export const pictureOf = (item: LightboxItem): string | undefined => item.src ?? item.original;

/** The largest version there is: for download, magnifier and print. */
export const largestOf = (item: LightboxItem): string | undefined => item.original ?? item.src;

export const thumbnailOf = (item: LightboxItem): string | undefined =>
  item.thumbnail ?? item.thumbnailSrc;

export const isPicture = (item: LightboxItem): boolean => !item.type;

export const captionText = (item: LightboxItem): string =>
  typeof item.caption === "string" ? item.caption : (item.alt ?? "");

/** In cover mode: the marked item, else the first. */
export function coverOf(images: LightboxItem[]): LightboxItem | undefined {
  return images.find((item) => item.cover) ?? images[0];
}

/** The slides: all images, but without the cover in cover mode unless it shall be inside too. */
export function slidesOf(
  images: LightboxItem[],
  options: { useCoverMode: boolean; coverImageInLightbox: boolean },
): LightboxItem[] {
  if (!options.useCoverMode || options.coverImageInLightbox) return images;
  const cover = coverOf(images);
  return images.filter((item) => item !== cover);
}
