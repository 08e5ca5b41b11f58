import { exifTags, longestSide, rawExifValues } from "../../cms.ts";
import type { Phrase } from "../../i18n/hindi.ts";

/** Above this size, sending takes longer than resizing in the browser. */
const maxUnresizedBytes = 3 * 1024 * 1024;
const jpegHeadBytes = 256 * 1024;

/** The file is not uploaded; the phrase gives the reason. */
export class RefusedFileError extends Error {
  override name = "RefusedFileError";
  readonly phrase: Phrase;

  constructor(phrase: Phrase) {
    super(phrase);
    this.phrase = phrase;
  }
}

/** An image to upload: the file itself, or a resized version with the EXIF tags that it has lost. */
export type PreparedImage = { blob: Blob; exif?: Record<string, unknown> };

export async function prepareImage(file: File, onResize: () => void): Promise<PreparedImage> {
  const kind = imageKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === "other") throw new RefusedFileError(whyNoImage(file.name));
  if (kind !== "heic" && file.size <= maxUnresizedBytes) return { blob: file };
  onResize();
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    throw new RefusedFileError(kind === "heic" ? unreadableHeic : "the file cannot be read.");
  }
  const type = kind === "png" || kind === "webp" ? "image/webp" : "image/jpeg";
  const blob = await resize(bitmap, type);
  return kind === "jpeg"
    ? { blob, exif: await readExif(await file.slice(0, jpegHeadBytes).arrayBuffer()) }
    : { blob };
}

/** The EXIF tags of a JPEG that the CMS stores; none when the data is damaged. */
export async function readExif(jpeg: ArrayBuffer): Promise<Record<string, unknown>> {
  const { parse } = await import("exifr/dist/lite.esm.mjs");
  // The lite build has no `pick`.
  const tags = await parse(jpeg, { ...rawExifValues, gps: false }).catch(() => undefined);
  return Object.fromEntries(Object.entries(tags ?? {}).filter(([name]) => exifTags.includes(name)));
}

function resize(bitmap: ImageBitmap, type: string): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  );
  const context = canvas.getContext("2d");
  if (!context) throw new RefusedFileError("this browser cannot resize the image.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.convertToBlob({ type, quality: 0.9 });
}

export function imageKind(head: Uint8Array): "jpeg" | "png" | "webp" | "heic" | "other" {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  // HEIC from phones, and AVIF, which has the same structure.
  if (/^.{4}ftyp(hei|hev|mif1|msf1|avif)/s.test(text)) return "heic";
  return "other";
}

const whyNoImage = (name: string): Phrase =>
  /\.svg$/i.test(name)
    ? "SVG files can contain scripts. Please save it as PNG and choose it again."
    : "the file is not a JPEG, PNG, WebP or HEIC image.";

const unreadableHeic: Phrase =
  "this browser cannot read HEIC images. Please upload it from the phone, or save it as JPEG (iPhone: Settings, Camera, Formats, Most Compatible).";
