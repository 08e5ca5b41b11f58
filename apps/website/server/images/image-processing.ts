import exifr from "exifr";
import sharp, { type Sharp } from "sharp";
import type { PictureKind } from "./fetch-source.ts";
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
  // A phone's photo takes 0.1 to 0.3 s at 640 pixels. Effort 1 takes half of that, but a fifth more bytes for the same
  // quality. A full-size image has more detail.
  if (format === "avif") image.avif({ quality: 47, effort: 3, chromaSubsampling: "4:2:0" });
  else if (format === "webp") image.webp({ quality: isWhole ? 88 : 76, effort: 4 });
  else if (format === "png") image.png({ compressionLevel: 8 });
  else image.jpeg(isWhole ? { quality: 88 } : { quality: 78, mozjpeg: true });
  return toBytes(image);
}

const TAGS = ["ISO", "DateTimeOriginal", "CreateDate", "FNumber", "ExposureTime"];

/** Reads the public details of a photo, without its name (R41). Unreadable values are `null`; never rejects. */
export async function readPhotoFacts(bytes: Buffer) {
  const header = await openImage(bytes)
    .metadata()
    .catch(() => undefined);
  const tags = header?.exif ? await readTags(header.exif) : {};
  return {
    iso: readNumber(tags.ISO),
    /** Local time of the camera, `YYYY-MM-DDTHH:mm:ss`. */
    creationDate: readDate(tags.DateTimeOriginal) ?? readDate(tags.CreateDate),
    /** In pixels, upright, like the width. */
    height: header?.autoOrient.height ?? null,
    width: header?.autoOrient.width ?? null,
    fNumber: readNumber(tags.FNumber),
    /** In seconds, such as `1/250` or `2.5`. */
    shutterSpeed: readShutterSpeed(tags.ExposureTime),
  };
}

async function readTags(exif: Buffer): Promise<Record<string, unknown>> {
  const hasPrefix = exif.subarray(0, 6).toString("latin1") === "Exif\0\0";
  try {
    const options = { pick: TAGS, reviveValues: false, translateValues: false };
    return (await exifr.parse(hasPrefix ? exif.subarray(6) : exif, options)) ?? {};
  } catch {
    // Broken metadata of a valid image: its size is still useful.
    return {};
  }
}

function readNumber(value: unknown): number | null {
  const number = Array.isArray(value) ? value[0] : value;
  if (typeof number !== "number" || !Number.isFinite(number) || number <= 0) return null;
  return Math.round(number * 100) / 100;
}

/** Reads `2024:10:05 12:00:00`, or returns `null`: cameras without a clock write blanks and zeros. */
function readDate(value: unknown): string | null {
  const match = /^(\d{4}):(\d\d):(\d\d) (\d\d:\d\d:\d\d)/.exec(
    typeof value === "string" ? value : "",
  );
  if (!match) return null;
  const [, year, month, day, time] = match;
  return Date.parse(`${year}-${month}-${day}T${time}Z`) > 0
    ? `${year}-${month}-${day}T${time}`
    : null;
}

function readShutterSpeed(value: unknown): string | null {
  if (typeof value !== "number" || !Number.isFinite(value) || value <= 0) return null;
  if (value >= 0.4) return String(Math.round(value * 10) / 10);
  return `1/${Math.round(1 / value)}`;
}
