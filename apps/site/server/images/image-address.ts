/** What a visitor asks for under /api/image/ or /photo-details/: a name that is safe to hand on, or a refusal. */
export type ImageAddress =
  | { call: "image" | "details"; name: string }
  | { call: "refused"; status: 400 | 404; detail: string };

const PREFIX = /^\/(?:(api\/image)|photo-details)(?:\/(.*))?$/i;
const LONGEST_NAME = 300;
const MOST_SEGMENTS = 8;

// An allow-list: letters of any script, digits and the signs that cameras and offices put in file names.
const SEGMENT = /^[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N} _\-.,()+@=~'&!]*[\p{L}\p{M}\p{N}_\-)!~])?$/u;
const CONTROL = /\p{Cc}/u;
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const EXTENSION = /^[a-z][a-z0-9]{1,4}$/i;
const PICTURES = [
  "jpg",
  "jpeg",
  "jpe",
  "jfif",
  "png",
  "webp",
  "avif",
  "gif",
  "heic",
  "heif",
  "pdf",
];
const ACTIVE = ["svg", "svgz", "htm", "html", "xhtml", "xml", "js", "mjs", "css", "php", "exe"];
const picture = new Set(PICTURES);
const known = new Set([...PICTURES, ...ACTIVE]);

/** Reads a raw, still encoded path. `undefined` means that the path is none of ours. */
export function readImageAddress(path: string): ImageAddress | undefined {
  const match = PREFIX.exec(path);
  if (!match) return undefined;
  const segments = decode(match[2] ?? "");
  const name = segments?.join("/");
  if (name === undefined || CONTROL.test(name) || name.length > LONGEST_NAME) {
    return { call: "refused", status: 400, detail: "The name of the picture cannot be read." };
  }
  if (!segments?.every(isSafe) || segments.length > MOST_SEGMENTS) {
    return { call: "refused", status: 404, detail: "There is no such picture." };
  }
  return { call: match[1] ? "image" : "details", name };
}

/** Each segment is decoded once and for itself, so an encoded slash never makes a new segment. */
function decode(raw: string): string[] | undefined {
  try {
    return raw.split("/").map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

function isSafe(segment: string): boolean {
  if (!SEGMENT.test(segment) || segment.includes("..") || RESERVED.test(segment)) return false;
  const [, ...endings] = segment.toLowerCase().split(".");
  const last = endings.pop() ?? "";
  if (endings.some((ending) => known.has(ending))) return false;
  return !EXTENSION.test(last) || picture.has(last);
}
