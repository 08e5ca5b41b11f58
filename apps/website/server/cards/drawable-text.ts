const MAX_LENGTH = 150;

/** Characters that the card fonts lack: they have Latin and Devanagari, digits, punctuation, and joiners. */
const UNSUPPORTED = /[^\p{Script=Devanagari}\s!-~\u00a0-\u017f‘’“”–—…•₹।॥\u200c\u200d]/gu;
/** Rare Latin characters are drawn without diacritics: ṅ becomes n. */
const RARE_LATIN = /[\u0180-\u024f\u1e00-\u1eff]/g;
const STACKED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu;

/** "" when the fonts lack more than half of its characters, as for another script. */
export function toDrawableText(text: string): string {
  const normalized = text.toWellFormed().normalize("NFC");
  const drawable = normalized
    .replace(RARE_LATIN, (character) => character.normalize("NFD").replace(/\p{Mn}/gu, ""))
    .replace(UNSUPPORTED, "")
    .replace(STACKED_MARKS, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (countLetters(drawable) * 2 < countLetters(normalized)) return "";
  if (drawable.length <= MAX_LENGTH) return drawable;
  return `${drawable.slice(0, MAX_LENGTH).replace(/\s+\S*$/, "")} …`;
}

const countLetters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
