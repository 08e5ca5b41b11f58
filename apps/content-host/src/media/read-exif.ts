/** What may be told about a photograph, by the name of the EXIF tag. Everything else is dropped. */
export type ListedExif = { IFD0: Record<string, string>; IFD2: Record<string, string> };

type Kind = "text" | "fraction" | "number";
const mainTags: Record<number, [string, Kind]> = {
  271: ["Make", "text"],
  272: ["Model", "text"],
  306: ["DateTime", "text"],
};
const cameraTags: Record<number, [string, Kind]> = {
  33434: ["ExposureTime", "fraction"],
  33437: ["FNumber", "fraction"],
  34855: ["ISOSpeedRatings", "number"],
  36867: ["DateTimeOriginal", "text"],
  36868: ["DateTimeDigitized", "text"],
  37386: ["FocalLength", "fraction"],
};
const CAMERA_IFD = 34665;
const SAFE_TEXT = /^[\x20-\x7e]{1,64}$/;

/**
 * Reads the listed tags out of an EXIF block (with or without its "Exif\0\0" start). Broken blocks
 * give what could be read before the break. Never throws.
 */
export function readListedExif(block: Buffer): ListedExif {
  const listed: ListedExif = { IFD0: {}, IFD2: {} };
  try {
    const tiff = block.toString("latin1", 0, 4) === "Exif" ? block.subarray(6) : block;
    const little = tiff.toString("latin1", 0, 2) === "II";
    const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
    const camera = readDirectory(tiff, u32(4), { u16, u32 }, mainTags, listed.IFD0);
    if (camera > 0) readDirectory(tiff, camera, { u16, u32 }, cameraTags, listed.IFD2);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return listed;
}

type Read = { u16: (at: number) => number; u32: (at: number) => number };

/** Fills `into` from one directory; returns where the camera's own directory starts, or 0. */
function readDirectory(
  tiff: Buffer,
  start: number,
  { u16, u32 }: Read,
  tags: Record<number, [string, Kind]>,
  into: Record<string, string>,
): number {
  let camera = 0;
  for (let index = 0; index < u16(start); index += 1) {
    const entry = start + 2 + index * 12;
    const tag = u16(entry);
    if (tag === CAMERA_IFD) camera = u32(entry + 8);
    const [name, kind] = tags[tag] ?? [];
    if (!name) continue;
    const value = readValue(tiff, entry, kind, { u16, u32 });
    if (SAFE_TEXT.test(value)) into[name] = value;
  }
  return camera;
}

function readValue(
  tiff: Buffer,
  entry: number,
  kind: Kind | undefined,
  { u16, u32 }: Read,
): string {
  const type = u16(entry + 2);
  const count = u32(entry + 4);
  if (kind === "text") {
    if (type !== 2 || count > 64) return "";
    const at = count <= 4 ? entry + 8 : u32(entry + 8);
    return tiff
      .toString("latin1", at, at + count)
      .replace(/\0.*$/s, "")
      .trim();
  }
  if (kind === "fraction") {
    const at = u32(entry + 8);
    return type === 5 ? `${u32(at)}/${u32(at + 4)}` : "";
  }
  if (type === 3) return String(u16(entry + 8));
  return type === 4 ? String(u32(entry + 8)) : "";
}
