/** The longest search text in characters; no title is longer. */
const LONGEST = 100;

/**
 * Text made comparable: in lower case, composed (NFC), every white space a plain space.
 * Greek final sigma is written like the other one, because lower-casing picks it by position.
 */
export const foldText = (text: string): string =>
  text.toLowerCase().normalize("NFC").replace(/\s+/g, " ").replaceAll("ς", "σ");

/** The visitor's input for the address and the search box: normalised, trimmed, truncated. */
export function readSearch(typed: string | null | undefined): string {
  // Cut roughly first: composing a megabyte of combining marks is slow.
  const start = (typed ?? "")
    .slice(0, LONGEST * 8)
    .toWellFormed()
    .replaceAll("\0", "");
  return Array.from(start.normalize("NFC").trim()).slice(0, LONGEST).join("").trim();
}
