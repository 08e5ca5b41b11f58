import { longestSide } from "../../cms.ts";
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

export async function prepareImage(file: File, onResize: () => void): Promise<Blob> {
  const kind = imageKind(new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  if (kind === "other") throw new RefusedFileError(whyNoImage(file.name));
  if (kind !== "heic" && file.size <= maxUnresizedBytes) return file;
  onResize();
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) {
    throw new RefusedFileError(kind === "heic" ? unreadableHeic : "the file cannot be read.");
  }
  const type = kind === "png" || kind === "webp" ? "image/webp" : "image/jpeg";
  const resized = await resize(bitmap, type);
  if (kind !== "jpeg") return resized;
  const original = new Uint8Array(await file.slice(0, jpegHeadBytes).arrayBuffer());
  return new Blob(withExif(new Uint8Array(await resized.arrayBuffer()), original), { type });
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

const startOfScan = 0xda;
const application1 = 0xe1;
const orientationTag = 0x0112;
const exifHeader = [0x45, 0x78, 0x69, 0x66, 0, 0];

/** A resized JPEG with the EXIF data of its original. The canvas has rotated it, so the orientation is upright. */
export function withExif(
  resized: Uint8Array<ArrayBuffer>,
  original: Uint8Array,
): Uint8Array<ArrayBuffer>[] {
  try {
    const exif = exifSegment(original);
    if (exif) return [resized.slice(0, 2), upright(exif), resized.slice(2)];
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return [resized];
}

function exifSegment(jpeg: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  let at = 2;
  while (jpeg[at] === 0xff && jpeg[at + 1] !== startOfScan) {
    const length = new DataView(jpeg.buffer, jpeg.byteOffset).getUint16(at + 2);
    const isExif = exifHeader.every((byte, index) => jpeg[at + 4 + index] === byte);
    if (jpeg[at + 1] === application1 && isExif) return jpeg.slice(at, at + 2 + length);
    at += 2 + length;
  }
  return undefined;
}

/** Sets the orientation in a TIFF structure: a byte order, then entries of twelve bytes. */
function upright(segment: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const tiff = new DataView(segment.buffer, 4 + exifHeader.length);
  const isLittle = tiff.getUint16(0) === 0x4949;
  const list = tiff.getUint32(4, isLittle);
  for (let entry = 0; entry < tiff.getUint16(list, isLittle); entry += 1) {
    const at = list + 2 + 12 * entry;
    if (tiff.getUint16(at, isLittle) === orientationTag) tiff.setUint16(at + 8, 1, isLittle);
  }
  return segment;
}
