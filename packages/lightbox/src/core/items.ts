import type { LightboxItem } from "../types.ts";

/** The picture a slide shows. */
export const getSrc = (item: LightboxItem): string | undefined => item.src ?? item.original;

/** The largest version there is: for download, magnifier and print. */
export const getLargestSrc = (item: LightboxItem): string | undefined => item.original ?? item.src;

export const getThumbnailSrc = (item: LightboxItem): string | undefined =>
  item.thumbnail ?? item.thumbnailSrc;

export const isPicture = (item: LightboxItem): boolean => !item.type;

export const getCaptionText = (item: LightboxItem): string =>
  typeof item.caption === "string" ? item.caption : (item.alt ?? "");

/** The identity of every item: its `id`, else its address. A repeated one is numbered. */
export function toKeys(items: LightboxItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = `${item.id ?? getSrc(item) ?? item.videoID ?? item.videoSrc}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count ? `${name} ${count}` : name;
  });
}

/** In cover mode: the marked item, else the first. */
export function findCover(images: LightboxItem[]): LightboxItem | undefined {
  return images.find((item) => item.cover) ?? images[0];
}

/** The slides: all images, but without the cover in cover mode unless it shall be inside too. */
export function toSlides(
  images: LightboxItem[],
  options: { useCoverMode: boolean; coverImageInLightbox: boolean },
): LightboxItem[] {
  if (!options.useCoverMode || options.coverImageInLightbox) return images;
  const cover = findCover(images);
  return images.filter((item) => item !== cover);
}
