/** A range of bytes; both ends are inclusive and count from 0. */
export type ByteRange = { first: number; last: number };

/**
 * Parses a Range header for a file of `size` bytes (RFC 9110). Returns `"whole"` for multiple or invalid ranges, as a
 * server may always send the whole file, and `"unsatisfiable"` for a range that starts after the end.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "unsatisfiable" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : "unsatisfiable";
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "unsatisfiable";
}

/** Yields only the bytes of the range. */
export async function* sliceRange(
  chunks: AsyncIterable<Uint8Array>,
  { first, last }: ByteRange,
): AsyncGenerator<Uint8Array> {
  let at = 0;
  for await (const chunk of chunks) {
    const part = chunk.subarray(Math.max(first - at, 0), Math.max(last + 1 - at, 0));
    at += chunk.byteLength;
    if (part.byteLength > 0) yield part;
    if (at > last) return;
  }
}
