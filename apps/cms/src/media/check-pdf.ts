import { inflateSync } from "node:zlib";

/** What makes a PDF hard or impossible to read with a screen reader. */
const pdfProblems = ["text", "title", "language"] as const;
export type PdfProblem = (typeof pdfProblems)[number];

const MAX_INFLATED_BYTES = 32 * 1024 * 1024;
const MAX_STREAM_BYTES = 4 * 1024 * 1024;
const MAX_STREAMS = 50_000;
const MAX_TITLES = 10_000;
const MAX_DICTIONARY_LENGTH = 1_500;

/** A hint and not a validation: reads objects and streams with patterns, in linear time. */
export function findPdfProblems(bytes: Uint8Array): PdfProblem[] {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("latin1");
  if (/\/Encrypt\s+\d/.test(source)) return [];
  const parts = readParts(source);
  const lacks: Record<PdfProblem, boolean> = {
    text: !parts.some((part) => /\]\s{0,99}TJ\b|[)>]\s{0,99}Tj\b|\)\s{0,99}['"]\s/.test(part)),
    title: !hasTitle(parts),
    language: !parts.some((part) => /\/Lang\s{0,99}[(<]\s{0,99}\w/.test(part)),
  };
  return pdfProblems.filter((problem) => lacks[problem]);
}

/** The text outside streams, streams of plain text, and inflated ones. Pictures and fonts are skipped. */
function readParts(source: string): string[] {
  const parts: string[] = [];
  let left = MAX_INFLATED_BYTES;
  let end = 0;
  for (let count = 0; count < MAX_STREAMS && left > 0; count += 1) {
    const at = findStream(source, end);
    const close = at < 0 ? -1 : source.indexOf("endstream", at);
    if (close < 0) break;
    parts.push(source.slice(end, at));
    const dictionary = source.slice(Math.max(end, at - MAX_DICTIONARY_LENGTH), at);
    end = close + "endstream".length;
    if (/\/Subtype\s*\/Image|\/Length1\b|\/FontFile/.test(dictionary)) continue;
    const body = source.slice(at + (source.startsWith("\r\n", at + 6) ? 8 : 7), close);
    if (!/\/FlateDecode/.test(dictionary)) parts.push(body);
    else {
      const text = inflate(body, Math.min(left, MAX_STREAM_BYTES));
      // A stream that fails can have taken as long as the largest one.
      left -= text?.length ?? MAX_STREAM_BYTES;
      if (text) parts.push(text);
    }
  }
  parts.push(source.slice(end));
  return parts;
}

function findStream(source: string, from: number): number {
  for (let at = source.indexOf("stream", from); at >= 0; at = source.indexOf("stream", at + 6))
    if (/[\r\n]/.test(source.charAt(at + 6)) && !/\w/.test(source.charAt(at - 1))) return at;
  return -1;
}

/** `undefined` for a damaged or too large stream. */
function inflate(body: string, maxOutputLength: number): string | undefined {
  try {
    return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength }).toString("latin1");
  } catch {
    return undefined;
  }
}

/** A title in the metadata. Bookmarks have titles, too, but no dates and no producer next to them. */
function hasTitle(parts: readonly string[]): boolean {
  let count = 0;
  for (const part of parts) {
    if (/<dc:title>[\s\S]{0,300}?>\s{0,99}[^<\s]/.test(part)) return true;
    for (const { index } of part.matchAll(/\/Title\s{0,99}[(<]\s{0,99}[^)>\s]/g)) {
      const around = part.slice(Math.max(0, index - 600), index + 600);
      if (/\/(?:Producer|Creator|CreationDate|ModDate|Author)\b/.test(around)) return true;
      count += 1;
      if (count >= MAX_TITLES) return false;
    }
  }
  return false;
}
