/** What a chosen file is by its first bytes, as far as the admin panel treats it differently. */
export type PictureKind = "jpeg" | "png" | "webp" | "heic" | "other";

/** Reads the kind from the first twelve bytes of a file. */
export function pictureKind(head: Uint8Array): PictureKind {
  const text = String.fromCharCode(...head.subarray(0, 12));
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG")) return "png";
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  // HEIC of telephones, and AVIF, which is built alike.
  if (/^.{4}ftyp(hei|hev|mif1|msf1|avif)/s.test(text)) return "heic";
  return "other";
}

/** Why a file is not taken as a picture, in words for whoever chose it. */
export function whyNoPicture(name: string): string {
  if (/\.svg$/i.test(name)) {
    return "it is a drawing (SVG), which can carry programs. Please save it as PNG and choose it again.";
  }
  return "it is no JPEG, PNG, WebP or HEIC picture, whatever its name says.";
}

export const unreadableHeic =
  "this browser cannot read HEIC pictures. Please choose it on the telephone itself, or save it as JPEG (on an iPhone: Settings, Camera, Formats, Most Compatible).";
