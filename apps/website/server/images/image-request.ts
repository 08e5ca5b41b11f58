import type { IncomingHttpHeaders } from "node:http";
import { imagePath, leavesFolder } from "@manor/content-api/image-path";
import { pictureWidths } from "../../model/pictures.ts";
import type { PictureKind } from "./fetch-source.ts";

/** The parsed request for /api/image/ or /photo-details/: a safe name, or a rejection. */
export type ImageRequest =
  | { call: "image" | "details"; name: string }
  | { call: "refused"; status: 400 | 404; detail: string };

const PREFIX = /^\/(?:(api\/image)|photo-details)(?:\/(.*))?$/i;
const CONTROL = /\p{Cc}/u;

/**
 * Parses a raw, still encoded path; `undefined` for a path of another handler. Every name that a page can print is
 * accepted, with any character; only a segment that leaves its folder is rejected (R65).
 */
export function readImageRequest(path: string): ImageRequest | undefined {
  const match = PREFIX.exec(path);
  if (!match) return undefined;
  const segments = decode(match[2] ?? "");
  if (!segments || segments.some((segment) => CONTROL.test(segment) || leavesFolder(segment)))
    return { call: "refused", status: 400, detail: "The name of the picture is invalid." };
  const name = segments.join("/");
  // No page uses an empty segment or an encoded slash.
  const isWhole = segments.every((segment) => segment !== "" && !segment.includes("/"));
  if (!isWhole || imagePath(name) === "")
    return { call: "refused", status: 404, detail: "This picture does not exist." };
  return { call: match[1] ? "image" : "details", name };
}

/** Decodes each segment once and separately, so that an encoded slash never makes a new segment. */
function decode(raw: string): string[] | undefined {
  try {
    return raw.split("/").map((segment) => decodeURIComponent(segment));
  } catch {
    return undefined;
  }
}

const LINK = /\/api\/image\/[^\s"'<>?#)]+/gi;

/** The files that a record uses: its attachments and the links in its texts. */
export function findFiles(record: unknown): string[] {
  const values: unknown[] = typeof record === "object" && record ? Object.values(record) : [];
  const paths = values.flatMap((value) => {
    if (Array.isArray(value)) return value.map((identifier) => imagePath(String(identifier)));
    return typeof value === "string" ? (value.match(LINK) ?? []) : [];
  });
  return paths.flatMap((path) => {
    const request = readImageRequest(path);
    return request && request.call !== "refused" ? [request.name] : [];
  });
}

const IMAGE_EXTENSION = /^(avif|gif|hei[cf]|jfif|jpe|jpe?g|png|tiff?|webp)$/;

/** The lower-case text after the last dot, or "" for a name without an extension. */
export function getExtension(name: string): string {
  return /[^/]\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? "";
}

export const hasImageExtension = (name: string): boolean =>
  IMAGE_EXTENSION.test(getExtension(name));

/** A name without an extension may be an image; one with another extension is not. */
export const mayBeImage = (name: string): boolean =>
  getExtension(name) === "" || hasImageExtension(name);

/** An image at a listed width or half of one, or `"whole"`: its own size and format without metadata. */
export type Variant = "whole" | { width: number; format: "avif" | "webp" | "jpeg" };

const [SMALLEST] = pictureWidths;

/** The variant that a request asks for; `undefined` when the width is repeated or not a listed one. */
export function readVariant(
  query: URLSearchParams,
  { accept = "", "save-data": saveData }: IncomingHttpHeaders,
): Variant | undefined {
  const widths = query.getAll("w");
  if (widths.length === 0) return "whole";
  const width = pictureWidths.find((listed) => widths.length === 1 && String(listed) === widths[0]);
  if (!width) return undefined;
  // Half the width is less than half the bytes, and still enough for a phone.
  const half = Math.max(SMALLEST, width / 2);
  return { width: saveData === "on" ? half : width, format: formatFor(accept) };
}

/** AVIF and WebP only if named explicitly: clients that support neither also send wildcards. */
function formatFor(accept: string): "avif" | "webp" | "jpeg" {
  const named = accept.toLowerCase().replaceAll(/image\/\w+\s*;\s*q=0(\.0*)?\s*(,|$)/g, "");
  if (named.includes("image/avif")) return "avif";
  return named.includes("image/webp") ? "webp" : "jpeg";
}

/** The output format of a variant. Whole images retain theirs if browsers support it. */
export function outputFormat(kind: PictureKind, variant: Variant) {
  if (variant !== "whole") return variant.format;
  if (kind === "gif") return "png";
  return kind === "heif" || kind === "tiff" ? "jpeg" : kind;
}
