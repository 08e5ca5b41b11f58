/// <reference path="./exifr-lite.d.ts" />
import { getLargestSrc, isPicture } from "./core/items.ts";
import type { LightboxItem, PhotoMetadata } from "./types.ts";

interface Tags {
  ISO?: number;
  DateTimeOriginal?: Date;
  CreateDate?: Date;
  FNumber?: number;
  ExposureTime?: number;
  ExifImageWidth?: number;
  ExifImageHeight?: number;
}

// The full build is 11 KB larger; the lite build does not support `pick`. GPS is the only private block
// that it parses by default.
const blocks = { gps: false };

/**
 * Reads the EXIF data of a photo in the browser, for the option `loadMetadata`. Throws when the file cannot be
 * fetched.
 */
export async function loadExif(item: LightboxItem): Promise<PhotoMetadata> {
  const url = getLargestSrc(item);
  if (!url || !isPicture(item)) return {};
  const [{ parse }, response] = await Promise.all([import("exifr/dist/lite.esm.mjs"), fetch(url)]);
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const tags: Tags = (await parse(await response.arrayBuffer(), blocks)) ?? {};
  return {
    iso: tags.ISO,
    createdAt: tags.DateTimeOriginal ?? tags.CreateDate,
    fNumber: tags.FNumber,
    shutterSpeed: tags.ExposureTime,
    width: tags.ExifImageWidth,
    height: tags.ExifImageHeight,
  };
}
