/** One piece of a file; both ends count from 0 and belong to it. */
export type ByteRange = { first: number; last: number };

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110). `"whole"` also for several pieces at once and for
 * what cannot be read: a server may always send everything. `"beyond"` when the piece starts after the end.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | "whole" | "beyond" {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  const [, from = "", to = ""] = match ?? [];
  if (from === "" && to === "") return "whole";
  if (from === "") {
    const length = Math.min(Number(to), size);
    return length > 0 ? { first: size - length, last: size - 1 } : "beyond";
  }
  const first = Number(from);
  const last = to === "" ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== "" && Number(to) < first) return "whole";
  return first < size ? { first, last } : "beyond";
}

/** Only what belongs to the piece. */
export async function* cutPiece(
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
