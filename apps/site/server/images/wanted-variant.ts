import type { IncomingHttpHeaders } from "node:http";
import { pictureWidths } from "../../app/for-server.ts";

type ScaledFormat = "avif" | "webp" | "jpeg";

/** A picture at one of the listed widths or half of one, or `"whole"`: its own size and form, without its metadata. */
export type Variant = "whole" | { width: number; format: ScaledFormat };

/** Half the width is well under half the bytes, and on a telephone still as many dots as there are of the page. */
const [SMALLEST] = pictureWidths;

/** The variant that a request asks for; `undefined` when the width is repeated or not a listed one. */
export function readVariant(
  query: URLSearchParams,
  headers: IncomingHttpHeaders,
): Variant | undefined {
  const asked = query.getAll("w");
  if (asked.length === 0) return "whole";
  const width = pictureWidths.find((listed) => asked.length === 1 && String(listed) === asked[0]);
  if (!width) return undefined;
  return {
    width: headers["save-data"] === "on" ? Math.max(SMALLEST, width / 2) : width,
    format: negotiate(headers.accept),
  };
}

/** AVIF and WebP only for those who name them: a wildcard is also sent by programs that know neither. */
function negotiate(accept: string | undefined): ScaledFormat {
  if (!accept) return "jpeg";
  const quality = new Map(accept.split(",").map(readRange));
  const jpeg = quality.get("image/jpeg") ?? quality.get("image/*") ?? quality.get("*/*") ?? 0;
  const webp = quality.get("image/webp") ?? 0;
  const avif = quality.get("image/avif") ?? 0;
  if (avif > 0 && avif >= webp && avif >= jpeg) return "avif";
  return webp > 0 && webp >= jpeg ? "webp" : "jpeg";
}

function readRange(range: string): [type: string, quality: number] {
  const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  const quality = q ? Number(q.slice(2)) : 1;
  return [type, quality >= 0 && quality <= 1 ? quality : 0];
}
