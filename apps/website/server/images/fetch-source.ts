import { BadResponseError, type Client, ContentApiError, TimeoutError } from "@manor/content-api";
import { imagePath } from "@manor/content-api/image-path";
import { BodyTooLargeError, readChunks } from "@manor/server-kit/read-body";
import { type Exchange, type Reply, reply } from "../http/exchange.ts";

export type PictureKind = "jpeg" | "png" | "webp" | "gif" | "heif" | "tiff";

/**
 * The kind of a file by its first bytes, never by its name. `"uncleanable"` is an image whose metadata cannot be
 * removed here, such as a camera's raw format, so it is never sent.
 */
export type FileKind = PictureKind | "pdf" | "uncleanable" | "other";

export type FetchLimits = { maxBytes: number; timeLimitMs: number };
export type StreamLimits = { maxStreamedBytes: number; timeLimitMs: number };

export type Fetched = {
  etag: string;
  type: string;
  kind: FileKind;
  /** Undefined when the file is larger than the limit. */
  bytes: Buffer | undefined;
};

/** Fetches one file of the CMS; `undefined` when `etag` is still current. Rejects with a ContentApiError. */
export async function fetchSource(
  client: Client,
  name: string,
  etag: string,
  { maxBytes, timeLimitMs }: FetchLimits,
): Promise<Fetched | undefined> {
  const path = imagePath(name);
  const signal = AbortSignal.timeout(timeLimitMs);
  try {
    const response = await client.file(path, signal, etag);
    if (response.status === 304) return undefined;
    const type = response.headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
    const tag = response.headers.get("etag") ?? "";
    return { etag: tag, type, ...(await readFile(response, maxBytes)) };
  } catch (error) {
    throw nameError(error, path, signal, timeLimitMs);
  }
}

/** The error of a request that failed, took too long or broke off. */
function nameError(error: unknown, path: string, signal: AbortSignal, timeLimitMs: number): Error {
  if (signal.aborted) return new TimeoutError(path, timeLimitMs);
  if (error instanceof ContentApiError) return error;
  return new BadResponseError(path, "it broke off", error);
}

/** The length of the body, or `undefined` when the CMS does not send it or compresses the body. */
function getSize({ headers }: Response): number | undefined {
  const length = headers.get("content-length");
  return length && !headers.has("content-encoding") ? Number(length) : undefined;
}

const getBody = (response: Response) => response.body ?? new Blob().stream();

/** The kind of the file and its bytes, unless it is larger. */
async function readFile(response: Response, maxBytes: number) {
  const isKnownLarge = (getSize(response) ?? 0) > maxBytes;
  const pieces: Uint8Array[] = [];
  let isLarge = isKnownLarge;
  try {
    const enough = isKnownLarge ? MAGIC_BYTES : maxBytes;
    for await (const piece of readChunks(getBody(response), enough)) pieces.push(piece);
  } catch (error) {
    if (!(error instanceof BodyTooLargeError)) throw error;
    isLarge = true;
  }
  const bytes = Buffer.concat(pieces);
  return { kind: readFileKind(bytes), bytes: isLarge ? undefined : bytes };
}

/**
 * Streams a file that is too large to cache. Rejects with a ContentApiError before anything is sent; later it breaks
 * the connection, so that a client cannot mistake a part for the whole.
 */
export async function streamSource(
  client: Client,
  exchange: Exchange,
  { name, kind }: { name: string; kind: FileKind },
  headers: Record<string, string>,
  { maxStreamedBytes, timeLimitMs }: StreamLimits,
): Promise<Reply> {
  const path = imagePath(name);
  const abort = new AbortController();
  const stop = () => abort.abort();
  exchange.onClose(stop);
  const timer = setTimeout(stop, timeLimitMs);
  try {
    const response = await client.file(path, abort.signal);
    const size = getSize(response);
    const pieces = readChunks(getBody(response), maxStreamedBytes);
    const start = await readStart(pieces);
    clearTimeout(timer);
    if ((size ?? 0) > maxStreamedBytes)
      throw new BadResponseError(path, "it is larger than this site streams");
    // An editor may just have replaced it by an image, with all its hidden metadata.
    if (readFileKind(Buffer.concat(start)) !== kind)
      throw new BadResponseError(path, "it has just been replaced");
    const chunks = (async function* () {
      yield* start;
      yield* pieces;
    })();
    const all = size === undefined ? headers : { ...headers, "accept-ranges": "bytes" };
    return reply(200, all, { size, chunks });
  } catch (error) {
    const named = nameError(error, path, abort.signal, timeLimitMs);
    stop();
    throw named;
  } finally {
    clearTimeout(timer);
  }
}

/** Reads enough chunks to identify the kind of file. */
async function readStart(pieces: AsyncGenerator<Uint8Array>): Promise<Uint8Array[]> {
  const start: Uint8Array[] = [];
  for (let seen = 0; seen < MAGIC_BYTES; ) {
    const { value } = await pieces.next();
    if (!value) break;
    start.push(value);
    seen += value.byteLength;
  }
  return start;
}

/** The number of bytes at the start of a file that identify its kind. */
const MAGIC_BYTES = 64;

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
