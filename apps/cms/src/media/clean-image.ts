import exifr from "exifr";
import sharp from "sharp";
import { exifTags, longestSide, rawExifValues } from "../cms.ts";
import type { Phrase } from "../i18n/hindi.ts";
import { RefusalError } from "../i18n/refusal-error.ts";
import { createQueue } from "../workers/create-worker-task.ts";

// One thread for each image, and no cache of decoded ones.
sharp.cache(false);
sharp.concurrency(1);
// Else sharp would read the header of any format that it knows, such as SVG or TIFF.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng", "VipsForeignLoadWebp"],
});

/** All decoding of uploads goes through it: an album of forty must not need the memory of forty. */
export const imageQueue = createQueue();

/** A file of 776 KB can decode to 256 megapixels; no camera in use has more than 50. */
export const limitInputPixels = 50_000_000;

const formats = {
  jpeg: { extension: "jpg", mimeType: "image/jpeg" },
  png: { extension: "png", mimeType: "image/png" },
  webp: { extension: "webp", mimeType: "image/webp" },
} as const;

export type CleanPicture = { bytes: Buffer; extension: string; mimeType: string };

/**
 * Encodes an image again: upright, at most `longest` pixels long, with the listed camera data and no other metadata
 * (position, serial number, owner). `lostTags` are the EXIF tags of a picture that a browser resized. Throws
 * RefusalError when it is not an image, damaged, too large, or not JPEG, PNG or WebP.
 */
export async function cleanPicture(
  upload: Buffer,
  longest = longestSide,
  lostTags: Record<string, unknown> = {},
): Promise<CleanPicture> {
  try {
    const picture = sharp(upload, { limitInputPixels, failOn: "error", sequentialRead: true });
    const { format, exif } = await picture.metadata();
    const target = formats[format as keyof typeof formats];
    if (!target) throw refuse("it cannot be read");
    const drawn = picture
      .autoOrient()
      .resize({ width: longest, height: longest, fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: 30 })
      .withExif(exif ? await readListedExif(exif) : toListedExif(lostTags));
    return { bytes: await encode(drawn, format, 84), ...target };
  } catch (error) {
    if (error instanceof RefusalError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw refuse(problems.find(([pattern]) => pattern.test(reason))?.[1] ?? "it cannot be read");
  }
}

/** Why sharp rejects an image, by its message. */
const problems: [pattern: RegExp, reason: Phrase][] = [
  [/pixel limit/i, "it has more than 50 megapixels"],
  [/unsupported image format/i, "it has another format"],
];

export function encode(picture: sharp.Sharp, format: string, quality: number): Promise<Buffer> {
  if (format === "jpeg") return picture.jpeg({ quality }).toBuffer();
  if (format === "webp") return picture.webp({ quality }).toBuffer();
  return picture.png().toBuffer();
}

const refuse = (reason: Phrase): RefusalError =>
  new RefusalError(
    "This image was not saved, because {reason}. Please upload a JPEG, PNG or WebP image of at most 50 megapixels.",
    { reason: { phrase: reason } },
  );

export type ListedExif = { IFD0: Record<string, string>; IFD2: Record<string, string> };

const SAFE_TEXT = /^[\x20-\x7e]{1,64}$/;

/**
 * Reads the listed tags of an EXIF block (with or without its "Exif\0\0" prefix) in the format of sharp's `withExif`.
 * A damaged block returns what could be read. Never rejects.
 */
export const readListedExif = async (block: Buffer): Promise<ListedExif> =>
  toListedExif(await readTags(block));

function toListedExif(found: Record<string, unknown>): ListedExif {
  return {
    IFD0: listed({
      Make: text(found.Make),
      Model: text(found.Model),
      DateTime: text(found.ModifyDate),
    }),
    IFD2: listed({
      ExposureTime: fraction(found.ExposureTime),
      FNumber: fraction(found.FNumber),
      ISOSpeedRatings: whole(found.ISO),
      DateTimeOriginal: text(found.DateTimeOriginal),
      DateTimeDigitized: text(found.CreateDate),
      FocalLength: fraction(found.FocalLength),
    }),
  };
}

async function readTags(block: Buffer): Promise<Record<string, unknown>> {
  const hasPrefix = block.toString("latin1", 0, 6) === "Exif\0\0";
  try {
    // With `pick`, the GPS and maker directories are not parsed.
    const options = { pick: exifTags, ...rawExifValues };
    return (await exifr.parse(hasPrefix ? block.subarray(6) : block, options)) ?? {};
  } catch {
    // An image can have an invalid EXIF block; it is stored without it.
    return {};
  }
}

const listed = (values: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]),
  );

function text(value: unknown): string | undefined {
  const trimmed = typeof value === "string" ? value.trim() : "";
  return SAFE_TEXT.test(trimmed) ? trimmed : undefined;
}

function whole(value: unknown): string | undefined {
  const first = Array.isArray(value) ? value[0] : value;
  return Number.isSafeInteger(first) && first >= 0 ? String(first) : undefined;
}

const MAX_PARTS = 100_000;

/** The simplest fraction within 0.01 % of a number: 0.004 is `1/250`. */
function fraction(value: unknown): string | undefined {
  if (typeof value !== "number" || !Number.isFinite(value) || value <= 0) return undefined;
  for (let parts = 1; parts <= MAX_PARTS; parts += 1) {
    const count = Math.round(value * parts);
    if (Math.abs(count / parts - value) <= value / 10_000) return `${count}/${parts}`;
  }
  return undefined;
}
