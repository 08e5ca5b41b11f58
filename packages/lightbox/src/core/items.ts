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

/** The identity of every item: its `id`, else its address. A repeated one is numbered. */
export function toKeys(items: LightboxItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const name = `${item.id ?? pictureOf(item) ?? item.videoID ?? item.videoSrc}`;
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    return count ? `${name} ${count}` : name;
  });
}

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
