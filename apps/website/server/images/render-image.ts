import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./file-kind.ts";
import { outputFormat, type Variant } from "./image-request.ts";
import { UnusableImageError } from "./unusable-image-error.ts";

const TIME_LIMIT_SECONDS = 10;
const MAX_PIXELS = 50e6;

// One thread per image and no operation cache: the pages need the processor and the memory.
sharp.concurrency(1);
sharp.cache(false);

/** Opens untrusted bytes: first frame only, bounded in pixels. */
export function openImage(bytes: Buffer): Sharp {
  const options = { failOn: "error", limitInputPixels: MAX_PIXELS, pages: 1 } as const;
  return sharp(bytes, { ...options, sequentialRead: true });
}

/** Rejects with UnusableImageError whatever the reason. */
export async function toBytes(image: Sharp): Promise<Buffer> {
  try {
    return await image.toBuffer();
  } catch (cause) {
    throw new UnusableImageError(cause instanceof Error ? cause.message : String(cause));
  }
}

/** XMP that prohibits data mining, in the vocabulary of the PLUS Coalition and IPTC. */
const DATA_MINING_PROHIBITED =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">' +
  '<rdf:Description rdf:about="" xmlns:plus="http://ns.useplus.org/ldf/xmp/1.0/" ' +
  'plus:DataMining="http://ns.useplus.org/ldf/vocab/DMI-PROHIBITED"/></rdf:RDF></x:xmpmeta>';

/** Writes into the image, as its only metadata, that data mining is prohibited. */
export const prohibitDataMining = (image: Sharp): Sharp => image.withXmp(DATA_MINING_PROHIBITED);

/** Upright, in sRGB, never enlarged, without its metadata. Rejects with UnusableImageError. */
export function renderVariant(
  bytes: Buffer,
  kind: PictureKind,
  variant: Variant,
  prohibitsMining: boolean,
): Promise<Buffer> {
  const format = outputFormat(kind, variant);
  const isWhole = variant === "whole";
  const image = openImage(bytes).autoOrient().timeout({ seconds: TIME_LIMIT_SECONDS });
  if (!isWhole) image.resize({ width: variant.width, withoutEnlargement: true });
  if (format === "jpeg") image.flatten({ background: "#fff" });
  image.toColourspace("srgb");
  if (prohibitsMining) prohibitDataMining(image);
  // Chosen for a phone's photo at 640 pixels in well under 300 ms; a full-size image has more detail.
  if (format === "avif") image.avif({ quality: 52, effort: 1, chromaSubsampling: "4:2:0" });
  else if (format === "webp") image.webp({ quality: isWhole ? 88 : 76, effort: 4 });
  else if (format === "png") image.png({ compressionLevel: 8 });
  else image.jpeg(isWhole ? { quality: 88 } : { quality: 78, mozjpeg: true });
  return toBytes(image);
}
