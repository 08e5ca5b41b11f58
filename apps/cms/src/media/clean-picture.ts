import sharp from "sharp";
import { PictureError } from "./errors.ts";
import { longestSide } from "./longest-side.ts";
import { readListedExif } from "./read-exif.ts";

// One photograph at a time and no cache: an album of forty must not take the memory of forty.
sharp.cache(false);
sharp.concurrency(1);

/** A 776 KB file can unfold to 256 megapixels; nothing the office takes has more than 50. */
export const limitInputPixels = 50_000_000;

const formats = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
} as const;

export type CleanPicture = { bytes: Buffer; extension: string; mimeType: string };

/**
 * Draws a picture anew: upright, at most 3200 px long, with the listed camera data and nothing else
 * (no place, no serial number, no owner). Throws PictureError for what is no picture, is damaged,
 * is too large, or has another format than JPEG, PNG or WebP.
 */
export async function cleanPicture(upload: Buffer): Promise<CleanPicture> {
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: "error", sequentialRead: true });
    const { format, exif } = await picture.metadata();
    const target = formats[format as keyof typeof formats];
    if (!target) throw new PictureError(`it is a ${format ?? "unknown"} file`);
    const drawn = picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .withExif(exif ? await readListedExif(exif) : {});
    const bytes = await encode(drawn, target.extension);
    return { bytes, extension: target.extension, mimeType: target.mimeType };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    const isTooLarge = /pixel limit/i.test(reason);
    throw new PictureError(isTooLarge ? "it has more than 50 megapixels" : "it cannot be read");
  }
}

function encode(picture: sharp.Sharp, extension: string): Promise<Buffer> {
  if (extension === "png") return picture.png().toBuffer();
  if (extension === "webp") return picture.webp({ quality: 84 }).toBuffer();
  return picture.jpeg({ quality: 84 }).toBuffer();
}
