/** Extensions that phones and offices open; everything else is sent as bytes. */
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
const PICTURES = new Set([
  "avif",
  "gif",
  "heic",
  "heif",
  "jfif",
  "jpe",
  "jpeg",
  "jpg",
  "png",
  "webp",
]);

/** Marks that turn the reading direction could make `exe.docx` out of `xcod.exe`. */
const TURNING = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Whether a file that is no picture may go out. Not under a picture's name: that is an error page or a trick.
 * Not under a name that begins with a dot: those are the settings of a careless host.
 */
export function mayDownload(name: string): boolean {
  return !PICTURES.has(endingOf(name)) && !/(?:^|\/)\./.test(name);
}

/**
 * The headers of a download. The browser saves it and never opens it in the page, whatever it is. The type comes from
 * the name's ending; a name without one gets the ending of the type that the host has declared.
 */
export function downloadHeaders(name: string, declared: string): Record<string, string> {
  const ending = endingOf(name) || endingFor(declared);
  const type = types[ending] ?? UNKNOWN;
  const last = name.slice(name.lastIndexOf("/") + 1).replace(TURNING, "");
  const fileName = endingOf(name) || !ending ? last : `${last}.${ending}`;
  const plain = fileName.replace(/[^\w .()+-]/g, "_");
  return {
    "content-type": type,
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encode(fileName)}`,
  };
}

/** The extension after the last dot, lower case, or "". */
function endingOf(name: string): string {
  return /[^/]\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

const endingFor = (type: string): string =>
  Object.keys(types).find((ending) => types[ending] === type) ?? "";

/** RFC 8187: what `encodeURIComponent` leaves alone and a header may not hold. */
const encode = (text: string): string =>
  encodeURIComponent(text).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
