/**
 * Hindi words as they are indexed and searched. The rules are those that Lucene publishes in `HindiNormalizer` and
 * `HindiStemmer` (Apache-2.0; Larkey, Connell and Abduljaleel 2003; Ramanathan and Rao 2003): spellings that readers
 * take as one become one.
 */

const CHANDRABINDU_OR_ANUSVARA = /[\u0901\u0902]/g;

/** In this order. Text is decomposed first, so a nukta is a separate character. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // Zero-width joiners, and the nukta: फ़ीस is फीस.
  [/\u200c|\u200d|\u093c/g, ""],
  // A nasal letter without its vowel, chandrabindu and anusvara: हिन्दी is हिंदी.
  [/[\u0919\u091e\u0923\u0928\u092e]\u094d(?=[\u0915-\u0939])/g, "\u0902"],
  [CHANDRABINDU_OR_ANUSVARA, "\u0902"],
  // Borrowed and rare vowels.
  [/[\u0945\u0946]/g, "\u0947"],
  [/[\u0949\u094a]/g, "\u094b"],
  [/[\u090d\u090e]/g, "\u090f"],
  [/[\u0911\u0912]/g, "\u0913"],
  [/\u0972/g, "\u0905"],
  // Long vowels are short, as letters and as signs.
  [/\u0906/g, "\u0905"],
  [/\u0908/g, "\u0907"],
  [/\u090a/g, "\u0909"],
  [/\u0960/g, "\u090b"],
  [/\u0961/g, "\u090c"],
  [/\u0910/g, "\u090f"],
  [/\u0914/g, "\u0913"],
  [/\u0940/g, "\u093f"],
  [/\u0942/g, "\u0941"],
  [/\u0944/g, "\u0943"],
  [/\u0963/g, "\u0962"],
  [/\u0948/g, "\u0947"],
  [/\u094c/g, "\u094b"],
  // The sign of a letter without vowel.
  [/\u094d/g, ""],
];

/** The endings of nouns, adjectives and verbs by length, the longest first. */
const endings: readonly (readonly [length: number, endings: readonly string[]])[] = [
  [5, "ाएंगी ाएंगे ाऊंगी ाऊंगा ाइयाँ ाइयों ाइयां".split(" ")],
  [4, "ाएगी ाएगा ाओगी ाओगे एंगी ेंगी एंगे ेंगे ूंगी ूंगा ातीं नाओं नाएं ताओं ताएं ियाँ ियों ियां".split(" ")],
  [3, "ाकर ाइए ाईं ाया ेगी ेगा ोगी ोगे ाने ाना ाते ाती ाता तीं ाओं ाएं ुओं ुएं ुआं".split(" ")],
  [2, "कर ाओ िए ाई ाए ने नी ना ते ीं ती ता ाँ ां ों ें".split(" ")],
  [1, "ो े ू ु ी ि ा".split(" ")],
];

const foldSpelling = (word: string): string =>
  spellings.reduce((text, [from, to]) => text.replace(from, to), word.normalize("NFD"));

/** The endings as words are after `foldSpelling`, so that either spelling of an ending is found. */
const foldedEndings: readonly (readonly string[])[] = endings.map(([, list]) => [
  ...new Set(list.map(foldSpelling)),
]);

const isDevanagari = (word: string): boolean => /\p{Script=Devanagari}/u.test(word);

/** The stem of a Hindi word in folded spelling; at least two characters remain. Other words stay as they are. */
export function toHindiStem(word: string): string {
  if (!isDevanagari(word)) return word;
  const folded = foldSpelling(word);
  for (const list of foldedEndings) {
    const ending = list.find((one) => folded.length > one.length + 1 && folded.endsWith(one));
    if (ending) return folded.slice(0, -ending.length);
  }
  return folded;
}

const DEVANAGARI_DIGITS = /[\u0966-\u096f]/g;

/** `९` is `9`. */
export const foldDigits = (text: string): string =>
  text.replace(DEVANAGARI_DIGITS, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966));
