import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./file-kind.ts";
import { type OutputFormat, outputFormat } from "./output-format.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";
import type { Variant } from "./wanted-variant.ts";

const TIME_LIMIT_SECONDS = 10;
const MOST_PIXELS = 50e6;
/** From here on a picture needs so much memory that no other large one is made beside it. */
const HEAVY_PIXELS = 6e6;

// One thread a picture and no cache of operations: the site's pages need the processor and the memory more.
sharp.concurrency(1);
sharp.cache(false);

/** Opens untrusted bytes: first frame only, bounded in pixels. */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, {
    failOn: "error",
    limitInputPixels: MOST_PIXELS,
    pages: 1,
    sequentialRead: true,
  });
}

/** Whether so many pixels must be opened for this variant that it should be made alone. */
export async function isHeavy(bytes: Buffer, variant: Variant): Promise<boolean> {
  try {
    const { format, autoOrient } = await openPicture(bytes).metadata();
    const { width, height } = autoOrient;
    // A JPEG can be opened at a half, a quarter or an eighth of its size.
    const shrink = format === "jpeg" && variant !== "whole" ? Math.floor(width / variant.width) : 1;
    const opened = [8, 4, 2].find((step) => step <= shrink) ?? 1;
    return (width * height) / opened ** 2 > HEAVY_PIXELS;
  } catch {
    // What cannot be read fails at once.
    return false;
  }
}

/**
 * Makes the picture anew: upright, in sRGB, never enlarged, without a word of its metadata.
 * Rejects with UnusablePictureError.
 */
export async function renderVariant(
  bytes: Buffer,
  kind: PictureKind,
  variant: Variant,
): Promise<Buffer> {
  const format = outputFormat(kind, variant);
  const picture = openPicture(bytes).autoOrient().timeout({ seconds: TIME_LIMIT_SECONDS });
  if (variant !== "whole") picture.resize({ width: variant.width, withoutEnlargement: true });
  if (format === "jpeg") picture.flatten({ background: "#fff" });
  picture.toColourspace("srgb");
  try {
    return await encode(picture, format, variant === "whole").toBuffer();
  } catch (cause) {
    throw new UnusablePictureError(cause instanceof Error ? cause.message : String(cause));
  }
}

/** Chosen for a phone's picture at 640 pixels in well under 300 ms; a whole picture keeps more detail. */
function encode(picture: Sharp, format: OutputFormat, isWhole: boolean): Sharp {
  if (format === "avif")
    return picture.avif({ quality: 52, effort: 1, chromaSubsampling: "4:2:0" });
  if (format === "webp") return picture.webp({ quality: isWhole ? 88 : 76, effort: 4 });
  if (format === "png") return picture.png({ compressionLevel: 8 });
  return isWhole ? picture.jpeg({ quality: 88 }) : picture.jpeg({ quality: 78, mozjpeg: true });
}
