import type { PictureKind } from "./file-kind.ts";
import type { Variant } from "./wanted-variant.ts";

export type OutputFormat = "avif" | "webp" | "jpeg" | "png";

/** The form in which a variant is sent. Whole pictures keep theirs, as far as it is one for the web. */
export function outputFormat(kind: PictureKind, variant: Variant): OutputFormat {
  if (variant !== "whole") return variant.format;
  if (kind === "gif") return "png";
  return kind === "heif" || kind === "tiff" ? "jpeg" : kind;
}
