/** Longer titles are cut: a card is read in passing. Signs as a reader counts them. */
const LONGEST = 150;

/** Characters that the card fonts lack: they have Latin and Devanagari, digits, punctuation, and joiners. */
const UNKNOWN_SIGN = /[^\p{Script=Devanagari}\s!-~\u00a0-\u017f‘’“”–—…•₹।॥\u200c\u200d]/gu;
/** Rare Latin characters lose their diacritics: ṅ becomes n. */
const RARE_LATIN = /[\u0180-\u024f\u1e00-\u1eff]/g;
const MARKS = /\p{Mn}/gu;
const MARKS_IN_A_HEAP = /(\p{Mn}{4})\p{Mn}+/gu;
const LETTER = /\p{L}/gu;

const signs = new Intl.Segmenter("en", { granularity: "grapheme" });

/**
 * A text as it can be drawn: one line, without signs that no font of ours has. "" when too few of its letters are
 * left, as of a title in a third script: then nothing is drawn rather than half of it.
 */
export function cardWords(text: string): string {
  const whole = text.toWellFormed().normalize("NFC");
  const known = whole
    .replace(RARE_LATIN, (letter) => letter.normalize("NFD").replace(MARKS, ""))
    .replace(UNKNOWN_SIGN, "")
    .replace(MARKS_IN_A_HEAP, "$1")
    .replace(/\s+/g, " ")
    .trim();
  if (lettersIn(known) * 2 < lettersIn(whole)) return "";
  const all = [...signs.segment(known.slice(0, LONGEST * 8))].map(({ segment }) => segment);
  if (all.length <= LONGEST) return all.join("");
  const cut = all.slice(0, LONGEST).join("");
  return `${cut.replace(/\s+\S*$/, "")} …`;
}

const lettersIn = (text: string): number => text.match(LETTER)?.length ?? 0;
