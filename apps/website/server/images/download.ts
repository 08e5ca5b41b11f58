import { create } from "content-disposition";

/** Types of files that phones and computers can open; any other file is sent as octet-stream. */
const types: Record<string, string> = {
  csv: "text/csv",
  doc: "application/msword",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  epub: "application/epub+zip",
  ics: "text/calendar",
  m4a: "audio/mp4",
  mov: "video/quicktime",
  mp3: "audio/mpeg",
  mp4: "video/mp4",
  odp: "application/vnd.oasis.opendocument.presentation",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
  odt: "application/vnd.oasis.opendocument.text",
  ogg: "audio/ogg",
  pdf: "application/pdf",
  ppt: "application/vnd.ms-powerpoint",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  rtf: "application/rtf",
  txt: "text/plain",
  wav: "audio/wav",
  webm: "video/webm",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  zip: "application/zip",
};
const UNKNOWN = "application/octet-stream";
const PICTURE = /^(avif|gif|hei[cf]|jfif|jpe|jpe?g|png|tiff?|webp)$/;

/** Bidi control characters could make `xcod.exe` look like `exe.docx`. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Not with an image extension (an error page or an attack), and not with a leading dot (configuration). */
export function mayDownload(name: string): boolean {
  return !PICTURE.test(getExtension(name)) && !/(?:^|\/)\./.test(name);
}

/** A name without an extension may be an image; one with another extension is not. */
export const mayBeImage = (name: string): boolean =>
  getExtension(name) === "" || PICTURE.test(getExtension(name));

/**
 * The headers of a download, which the browser saves and never opens. The type follows from the extension; a name
 * without one gets the extension of the type that the CMS declared.
 */
export function downloadHeaders(name: string, declared: string): Record<string, string> {
  const extension = getExtension(name) || extensionForType(declared);
  const type = types[extension] ?? UNKNOWN;
  const last = name.slice(name.lastIndexOf("/") + 1).replace(BIDI_CONTROLS, "");
  const fileName = getExtension(name) || !extension ? last : `${last}.${extension}`;
  return { "content-type": type, "content-disposition": create(fileName) };
}

/** The lower-case text after the last dot, or "" for a name without an extension. */
function getExtension(name: string): string {
  return /[^/]\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

const extensionForType = (type: string): string =>
  Object.keys(types).find((extension) => types[extension] === type) ?? "";
