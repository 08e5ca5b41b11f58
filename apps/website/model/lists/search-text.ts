/** The maximum length of a search, in characters; no title is longer. */
const MAX_LENGTH = 100;

/** Lower case, NFC, plain spaces. Replaces the Greek final sigma, which lower-casing chooses by position. */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize("NFC").replace(/\s+/g, " ").replaceAll("ς", "σ");

/** Normalises a typed search for the address and the search box: composed, trimmed, limited in length. */
export function readSearch(typed: string | null | undefined): string {
  // Cut roughly first: composing a megabyte of combining marks is slow.
  const start = (typed ?? "")
    .slice(0, MAX_LENGTH * 8)
    .toWellFormed()
    .replaceAll("\0", "");
  return Array.from(start.normalize("NFC").trim()).slice(0, MAX_LENGTH).join("").trim();
}
