export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif" | "tiff";

/**
 * What a file is, told by its first bytes and never by its name. `"uncleanable"` is a picture whose hidden data
 * cannot be taken out here (cameras' own formats among them), so it never leaves the site.
 */
export type FileKind = PictureKind | "pdf" | "uncleanable" | "other";

/** So many bytes at the start of a file are enough to detect its type. */
export const TELLING_BYTES = 64;

export function readFileKind(bytes: Uint8Array): FileKind {
  const text = Buffer.from(bytes.subarray(0, TELLING_BYTES)).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  // AVIF, and the HEIC of phones; a brand that the picture library cannot read fails there.
  if (/^.{4}ftyp(?:avi|hei|hev|mif|msf)/s.test(text)) return "heif";
  // Most raw formats of cameras begin like TIFF: either the library can open them, or they are not shown.
  if (["II*\0", "II+\0", "MM\0*", "MM\0+"].includes(text.slice(0, 4))) return "tiff";
  if (text.startsWith("%PDF-")) return "pdf";
  return isUncleanable(text) ? "uncleanable" : "other";
}

/** Cameras' own formats and those of picture editors. */
function isUncleanable(text: string): boolean {
  const starts = ["IIRO", "IIRS", "IIU\0", "FUJIFILM", "8BPS", "\xff\x0a"];
  const boxes = ["JXL ", "jP  ", "ftypcrx"];
  if (starts.some((start) => text.startsWith(start))) return true;
  if (boxes.some((box) => text.startsWith(box, 4))) return true;
  // A bitmap of Windows: "BM", its size, four zeros, where the picture begins, how long this header is.
  const isBitmap = text.startsWith("BM") && text.startsWith("\0\0\0\0", 6);
  return isBitmap && [12, 40, 52, 56, 64, 108, 124].includes(text.charCodeAt(14));
}

const NO_PICTURES = new Set<FileKind>(["pdf", "uncleanable", "other"]);

export const isPicture = (kind: FileKind): kind is PictureKind => !NO_PICTURES.has(kind);
