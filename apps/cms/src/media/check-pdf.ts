import { inflateSync } from "node:zlib";

/** What makes a PDF hard or impossible to read with a screen reader. */
const pdfProblems = ["text", "title", "language"] as const;
export type PdfProblem = (typeof pdfProblems)[number];

const MAX_INFLATED_BYTES = 8 * 1024 * 1024;
const MAX_DICTIONARY_LENGTH = 1_500;

/**
 * What a PDF lacks: a text layer, a title, a language. Reads the objects and the compressed streams with patterns, so
 * it is a hint and not a validation. Returns nothing for an encrypted file, which it cannot read.
 */
export function findPdfProblems(bytes: Buffer): PdfProblem[] {
  const source = bytes.toString("latin1");
  if (/\/Encrypt\s+\d/.test(source)) return [];
  const parts = [source.replace(/\bstream\r?\n[\s\S]*?endstream/g, ""), ...readStreams(source)];
  const has = (found: (part: string) => boolean) => parts.some(found);
  const lacks: Record<PdfProblem, boolean> = {
    text: !has((part) => /[)>]\s*Tj\b|\]\s*TJ\b|\)\s*['"]\s/.test(part)),
    title: !has(hasTitle),
    language: !has((part) => /\/Lang\s*[(<]\s*\w/.test(part)),
  };
  return pdfProblems.filter((problem) => lacks[problem]);
}

/** Streams of plain text, and those that Flate compresses; pictures and fonts are skipped. */
function* readStreams(source: string): Generator<string> {
  let left = MAX_INFLATED_BYTES;
  let end = 0;
  for (let at = source.indexOf("stream"); at >= 0; at = source.indexOf("stream", end)) {
    const start = at + (source.startsWith("\r\n", at + 6) ? 8 : 7);
    const dictionary = source.slice(Math.max(end, at - MAX_DICTIONARY_LENGTH), at);
    const close = source.indexOf("endstream", start);
    if (close < 0 || left <= 0) return;
    end = close + "endstream".length;
    if (/\/Subtype\s*\/Image|\/Length1\b|\/FontFile/.test(dictionary)) continue;
    const body = source.slice(start, close);
    const text = /\/FlateDecode/.test(dictionary) ? inflate(body, left) : body;
    left -= text.length;
    yield text;
  }
}

function inflate(body: string, maxOutputLength: number): string {
  try {
    return inflateSync(Buffer.from(body, "latin1"), { maxOutputLength }).toString("latin1");
  } catch {
    // A damaged or too large stream holds no hint.
    return "";
  }
}

/** A title in the metadata. Bookmarks have titles, too, but no dates and no producer next to them. */
function hasTitle(part: string): boolean {
  if (/<dc:title>[\s\S]{0,300}?>\s*[^<\s]/.test(part)) return true;
  return [...part.matchAll(/\/Title\s*[(<]\s*[^)>\s]/g)].some(({ index }) =>
    /\/(?:Producer|Creator|CreationDate|ModDate|Author)\b/.test(
      part.slice(Math.max(0, index - 600), index + 600),
    ),
  );
}
