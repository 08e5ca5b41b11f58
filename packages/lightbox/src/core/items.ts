import type { LightboxItem } from "../types.ts";

export const getSrc = (item: LightboxItem): string | undefined => item.src ?? item.original;

/** The largest version, for download and magnifier. */
export const getLargestSrc = (item: LightboxItem): string | undefined => item.original ?? item.src;

export const getThumbnailSrc = (item: LightboxItem): string | undefined =>
  item.thumbnail ?? item.thumbnailSrc;

export const isPicture = (item: LightboxItem): boolean => !item.type;

export const toCaption = (item: LightboxItem): string =>
  typeof item.caption === "string" ? item.caption : (item.alt ?? "");

const noItem: LightboxItem = {};
export const toCurrent = ({
  album,
  index,
}: {
  album: { items: readonly LightboxItem[] };
  index: number;
}): LightboxItem => album.items[index] ?? noItem;

/** The item marked as the cover, else the first. */
export function findCover(images: readonly LightboxItem[]): LightboxItem | undefined {
  return images.find((item) => item.cover) ?? images[0];
}

/** All images; in cover mode without the cover, unless `coverImageInLightbox` is true. */
export function toSlides(
  images: readonly LightboxItem[],
  useCoverMode?: boolean,
  coverImageInLightbox?: boolean,
): readonly LightboxItem[] {
  if (!useCoverMode || coverImageInLightbox) return images;
  const cover = findCover(images);
  return images.filter((item) => item !== cover);
}
