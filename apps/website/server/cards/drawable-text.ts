const MAX_GRAPHEMES = 150;

/** Characters that the card fonts lack: they have Latin and Devanagari, digits, punctuation, and joiners. */
const UNSUPPORTED = /[^\p{Script=Devanagari}\s!-~\u00a0-\u017f‘’“”–—…•₹।॥\u200c\u200d]/gu;
/** Rare Latin characters are drawn without diacritics: ṅ becomes n. */
const RARE_LATIN = /[\u0180-\u024f\u1e00-\u1eff]/g;
const MARKS = /\p{Mn}/gu;
const STACKED_MARKS = /(\p{Mn}{4})\p{Mn}+/gu;
const LETTER = /\p{L}/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * One line of text without characters that the card fonts lack. Returns "" when more than half of its letters are
 * missing, as for another script.
 */
export function toDrawableText(text: string): string {
  const normalized = text.toWellFormed().normalize("NFC");
  const drawable = normalized
    .replace(RARE_LATIN, (letter) => letter.normalize("NFD").replace(MARKS, ""))
    .replace(UNSUPPORTED, "")
    .replace(STACKED_MARKS, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (countLetters(drawable) * 2 < countLetters(normalized)) return "";
  const all = [...graphemes.segment(drawable.slice(0, MAX_GRAPHEMES * 8))].map(
    ({ segment }) => segment,
  );
  if (all.length <= MAX_GRAPHEMES) return all.join("");
  const start = all.slice(0, MAX_GRAPHEMES).join("");
  return `${start.replace(/\s+\S*$/, "")} …`;
}

const countLetters = (text: string): number => text.match(LETTER)?.length ?? 0;
