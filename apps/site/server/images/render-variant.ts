import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./file-kind.ts";
import { type OutputFormat, outputFormat } from "./output-format.ts";
import { UnusablePictureError } from "./unusable-picture-error.ts";
import type { Variant } from "./wanted-variant.ts";

const TIME_LIMIT_SECONDS = 10;
const MOST_PIXELS = 50e6;
/** From here on a picture needs so much memory that no other is made beside it. */
const HEAVY_PIXELS = 16e6;

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

/** Whether a picture is so large that it should be made alone. Unreadable ones are not: they fail at once. */
export async function isHeavy(bytes: Buffer): Promise<boolean> {
  try {
    const { width, height } = await openPicture(bytes).metadata();
    return width * height > HEAVY_PIXELS;
  } catch {
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
