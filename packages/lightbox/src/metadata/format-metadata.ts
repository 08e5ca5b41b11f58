import type { Labels } from "../labels.ts";
import type { PhotoMetadata } from "../types.ts";

export type MetadataField = keyof PhotoMetadata & keyof Labels;

/**
 * The seven fields as text, in the order of the panel; null if unknown. All other properties, such as
 * a location or an owner, are ignored.
 */
export function formatMetadata(
  metadata: PhotoMetadata,
  locale: string,
): Record<MetadataField, string | null> {
  return {
    fileName: metadata.fileName || null,
    iso: formatNumber(metadata.iso, String),
    createdAt: formatDate(metadata.createdAt, locale),
    height: formatNumber(metadata.height, toPixels),
    width: formatNumber(metadata.width, toPixels),
    fNumber: formatNumber(metadata.fNumber, toAperture),
    shutterSpeed: formatNumber(metadata.shutterSpeed, toShutterSpeed),
  };
}

/** A text stays as it is. */
function formatNumber(
  value: number | string | undefined,
  toText: (value: number) => string,
): string | null {
  if (!value) return null;
  return typeof value === "string" ? value : toText(value);
}

function formatDate(value: PhotoMetadata["createdAt"], locale: string): string | null {
  const date = new Date(value ?? "");
  if (Number.isNaN(Number(date))) return null;
  const zone = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? "UTC" : undefined;
  return date.toLocaleDateString(locale, { dateStyle: "medium", timeZone: zone });
}

const toPixels = (value: number) => `${value} px`;

const toAperture = (value: number) => `f/${value.toFixed(2).replace(/0$/, "")}`;

/** `0.008` is "1/125 s", `0.4` is "0.4 s", `2` is "2 s". */
const toShutterSpeed = (value: number) =>
  `${value < 0.3 ? `1/${Math.round(1 / value)}` : Number(value.toFixed(1))} s`;

/** The last path segment of a URL, decoded. */
export function toFileName(url: string | undefined): string | undefined {
  if (!url || url.startsWith("data:")) return undefined;
  const last = url.split(/[?#]/)[0]?.split("/").pop();
  try {
    return last && decodeURIComponent(last);
  } catch {
    return last;
  }
}
