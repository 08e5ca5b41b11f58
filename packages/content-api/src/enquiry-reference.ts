/** Without 0, 1, 2/Z, and letters that look like digits or each other; without vowels, so that no word appears. */
const ALPHABET = "3456789CDFGHJKMNPQRTVWXY";
const LENGTH = 6;

/**
 * The reference of an enquiry (`E-7KQ9-4F`) or a visit (`V-7KQ9-4F`), from its key in hexadecimal: the same key has the
 * same one.
 */
export function toReference(key: string, letter: "E" | "V" = "E"): string {
  let rest = BigInt(`0x${key}`);
  let text = "";
  for (let at = 0; at < LENGTH; at += 1) {
    text += ALPHABET[Number(rest % BigInt(ALPHABET.length))] ?? "";
    rest /= BigInt(ALPHABET.length);
  }
  return `${letter}-${text.slice(0, 4)}-${text.slice(4)}`;
}
