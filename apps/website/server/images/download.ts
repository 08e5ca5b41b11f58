import type { Client } from "@manor/content-api";
import { create } from "content-disposition";
import { type Exchange, isKnown, notModified, type Reply, reply } from "../http/exchange.ts";
import { TooBusyError } from "../limiter.ts";
import { type StreamLimits, streamSource } from "./fetch-source.ts";
import { getExtension, hasImageExtension } from "./image-request.ts";
import type { SourceImage } from "./source-images.ts";

/** A long film of a sports day, as a phone takes it. */
const MAX_STREAMED_BYTES = 2 * 1024 ** 3;
const MAX_STREAMS = 24;
/** A fixed name: the editors' file name is not published. */
const OPENED_PDF = {
  "content-type": "application/pdf",
  "content-disposition": 'inline; filename="document.pdf"',
};

/** Sends what is not a picture. Its reply is `undefined` for a file that must not leave the site. */
export function createDownload(client: Client, limits: Partial<StreamLimits> = {}) {
  const streamed = { maxStreamedBytes: MAX_STREAMED_BYTES, timeLimitMs: 5_000, ...limits };
  const countStream = createStreamCount();
  return async (
    exchange: Exchange,
    source: SourceImage,
    caching: string,
  ): Promise<Reply | undefined> => {
    const { name, digest, kind, type, isLarge, hasVersion } = source;
    const isPdf = kind === "pdf";
    if (!isPdf && !(kind === "other" && mayDownload(name))) return undefined;
    const headers = {
      ...(isPdf ? OPENED_PDF : downloadHeaders(name, type)),
      "cache-control": caching,
      ...(hasVersion && { etag: `"${digest}"` }),
    };
    if (isKnown(exchange.request, headers.etag)) return notModified(headers);
    if (isLarge) {
      countStream(exchange);
      return streamSource(client, exchange, source, headers, streamed);
    }
    return reply(200, { ...headers, "accept-ranges": "bytes" }, await source.read());
  };
}

/** Counts streams until they are sent or the client disconnects. Throws TooBusyError when there are too many. */
function createStreamCount() {
  let open = 0;
  return ({ onClose }: Exchange): void => {
    if (open >= MAX_STREAMS)
      throw new TooBusyError(`${MAX_STREAMS} files are being sent; retry soon.`);
    open += 1;
    onClose(() => {
      open -= 1;
    });
  };
}

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

/** Bidi control characters could make `xcod.exe` look like `exe.docx`. */
const BIDI_CONTROLS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Not with an image extension (an error page or an attack), and not with a leading dot (configuration). */
export function mayDownload(name: string): boolean {
  return !hasImageExtension(name) && !/(?:^|\/)\./.test(name);
}

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

const extensionForType = (type: string): string =>
  Object.keys(types).find((extension) => types[extension] === type) ?? "";
