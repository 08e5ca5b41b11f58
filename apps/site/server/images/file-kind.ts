export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif";

/** What a file is, told by its first bytes and never by its name. `"other"` never leaves the site. */
export type FileKind = PictureKind | "pdf" | "oversized" | "other";

export function readFileKind(bytes: Uint8Array): FileKind {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 16));
  const text = start.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return "webp";
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return "gif";
  // AVIF, and the HEIC of phones; a brand that the picture library cannot read fails there.
  if (/^.{4}ftyp(?:avi|hei|hev|mif|msf)/s.test(text)) return "heif";
  if (text.startsWith("%PDF-")) return "pdf";
  return "other";
}

export const isPicture = (kind: FileKind): kind is PictureKind =>
  kind !== "pdf" && kind !== "oversized" && kind !== "other";
