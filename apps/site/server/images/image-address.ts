import { imagePath, leavesFolder } from "@manor/contract/image-path";

/** What a visitor asks for under /api/image/ or /photo-details/: a name that is safe to hand on, or a refusal. */
export type ImageAddress =
  | { call: "image" | "details"; name: string }
  | { call: "refused"; status: 400 | 404; detail: string };

const PREFIX = /^\/(?:(api\/image)|photo-details)(?:\/(.*))?$/i;
const CONTROL = /\p{Cc}/u;

/**
 * Reads a raw, still encoded path. `undefined` means that the path is none of ours. Every name that a page can
 * print is handed on: a letter does no harm, only a segment that leaves its folder does (R65).
 */
export function readImageAddress(path: string): ImageAddress | undefined {
  const match = PREFIX.exec(path);
  if (!match) return undefined;
  const segments = decode(match[2] ?? "");
  if (!segments || segments.some((segment) => CONTROL.test(segment) || leavesFolder(segment))) {
    return { call: "refused", status: 400, detail: "The name of the picture cannot be read." };
  }
  const name = segments.join("/");
  if (!segments.every(isWhole) || imagePath(name) === "") {
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

/** No page prints an empty segment or an encoded slash: nobody has a file of that name. */
const isWhole = (segment: string): boolean => segment !== "" && !segment.includes("/");
