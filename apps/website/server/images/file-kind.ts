export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif" | "tiff";

/**
 * The kind of a file by its first bytes, never by its name. `"uncleanable"` is an image whose metadata cannot be
 * removed here, such as a camera's raw format, so it is never sent.
 */
export type FileKind = PictureKind | "pdf" | "uncleanable" | "other";

/** The number of bytes at the start of a file that identify its kind. */
export const MAGIC_BYTES = 64;

export function readFileKind(bytes: Uint8Array): FileKind {
  const text = Buffer.from(bytes.subarray(0, MAGIC_BYTES)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  // AVIF and HEIC; a brand that the image library cannot read fails there.
  if (/^.{4}ftyp(?:avi|hei|hev|mif|msf)/s.test(text)) return "heif";
  // Most raw formats begin like TIFF: the library opens them, or they are not shown.
  if (["II*\0", "II+\0", "MM\0*", "MM\0+"].includes(text.slice(0, 4))) return "tiff";
  if (text.startsWith("%PDF-")) return "pdf";
  return isUncleanable(text) ? "uncleanable" : "other";
}

/** Raw formats and formats of image editors. */
function isUncleanable(text: string): boolean {
  const starts = ["IIRO", "IIRS", "IIU\0", "FUJIFILM", "8BPS", "\xff\x0a"];
  const boxes = ["JXL ", "jP  ", "ftypcrx"];
  if (starts.some((start) => text.startsWith(start))) return true;
  if (boxes.some((box) => text.startsWith(box, 4))) return true;
  // Windows bitmap: "BM", its size, four zeros, the offset of the pixels, the length of this header.
  const isBitmap = text.startsWith("BM") && text.startsWith("\0\0\0\0", 6);
  return isBitmap && [12, 40, 52, 56, 64, 108, 124].includes(text.charCodeAt(14));
}

const OTHER_KINDS = new Set<FileKind>(["pdf", "uncleanable", "other"]);

export const isPicture = (kind: FileKind): kind is PictureKind => !OTHER_KINDS.has(kind);
