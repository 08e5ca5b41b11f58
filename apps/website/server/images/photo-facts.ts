import exifr from "exifr";
import { openImage } from "./render-image.ts";

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
