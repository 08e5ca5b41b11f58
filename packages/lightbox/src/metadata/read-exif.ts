/// <reference path="./exifr-lite.d.ts" />
import type { PhotoMetadata } from "../types.ts";

interface Tags {
  ISO?: number;
  DateTimeOriginal?: Date;
  CreateDate?: Date;
  FNumber?: number;
  ExposureTime?: number;
  ExifImageWidth?: number;
  ExifImageHeight?: number;
}

// The lite build: the full one is 11 KB larger, and lite refuses `pick`. Of the blocks that may name a place,
// an owner or an editor only this one is parsed unless told otherwise.
const blocks = { gps: false };

/** Reads a file in the browser, for pictures that no server of the host page describes. */
export async function readExif(address: string): Promise<PhotoMetadata> {
  const [{ parse }, answer] = await Promise.all([
    import("exifr/dist/lite.esm.mjs"),
    fetch(address),
  ]);
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const tags: Tags = (await parse(await answer.arrayBuffer(), blocks)) ?? {};
  return {
    iso: tags.ISO,
    createdAt: tags.DateTimeOriginal ?? tags.CreateDate,
    fNumber: tags.FNumber,
    shutterSpeed: tags.ExposureTime,
    width: tags.ExifImageWidth,
    height: tags.ExifImageHeight,
  };
}
