import type { Labels } from "../labels.ts";
import type { PhotoMetadata } from "../types.ts";

export type MetadataField = keyof PhotoMetadata & keyof Labels;

/**
 * The seven facts as texts, in the panel's order; null where nothing is known. Whatever else a
 * host hands in (a place, an owner) is left out, because only these seven are ever looked at.
 */
export function describe(
  facts: PhotoMetadata,
  locale: string,
): { field: MetadataField; text: string | null }[] {
  const texts: Record<MetadataField, string | null> = {
    fileName: facts.fileName || null,
    iso: facts.iso ? String(facts.iso) : null,
    createdAt: writeDate(facts.createdAt, locale),
    height: facts.height ? `${facts.height} px` : null,
    width: facts.width ? `${facts.width} px` : null,
    fNumber: writeAperture(facts.fNumber),
    shutterSpeed: writeShutter(facts.shutterSpeed),
  };
  return Object.entries(texts).map(([field, text]) => ({ field: field as MetadataField, text }));
}

function writeDate(value: PhotoMetadata["createdAt"], locale: string): string | null {
  if (value === undefined || value === "") return null;
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  const zone = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? "UTC" : undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: zone }).format(date);
}

function writeAperture(value: PhotoMetadata["fNumber"]): string | null {
  if (!value) return null;
  if (typeof value === "string") return value;
  return `f/${Number.isInteger(value) ? value.toFixed(1) : Number(value.toFixed(2))}`;
}

/** 0.008 is 1/125 s, 0.4 is 0.4 s, 2 is 2 s. */
function writeShutter(value: PhotoMetadata["shutterSpeed"]): string | null {
  if (!value) return null;
  if (typeof value === "string") return value;
  if (value < 0.3) return `1/${Math.round(1 / value)} s`;
  return `${Number(value.toFixed(1))} s`;
}

/** The last part of an address, as a person would read it. */
export function toFileName(address: string | undefined): string | undefined {
  if (!address || address.startsWith("data:")) return undefined;
  const last = address.split(/[?#]/)[0]?.split("/").pop();
  try {
    return last && decodeURIComponent(last);
  } catch {
    return last;
  }
}
