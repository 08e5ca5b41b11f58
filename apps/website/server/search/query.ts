import type { default as MiniSearch, Query } from "minisearch";
import { classNumerals, foldText, stopWords, synonyms } from "../../app/for-server.ts";

const SIGNS = /[^\p{L}\p{M}\p{N}]+/u;
const MOST_CORRECTIONS = 10;
const ORDINAL = /^(\d+)(st|nd|rd|th)$/;

/** A text as the stems of its words: `Class-VIII timings` as `class`, `viii`, `timing`. */
export const wordsOf = (text: string): string[] =>
  foldText(text).split(SIGNS).filter(Boolean).map(stemOf);

/** Without its ending: `fees` as `fee`, `families` as `family`, `classes` as `class`, `swimming` as `swim`. */
const stemOf = (word: string): string =>
  word.length < 4 || word === "news"
    ? word
    : word
        .replace(/ies$/, "y")
        .replace(/(?<=ss|sh|ch|x)es$/, "")
        .replace(/(?<=[^su])s$/, "")
        .replace(/(?<=.[aeiou])([bdgmnprt])\1ing$/, "$1");

const empty = new Set(wordsOf(stopWords));
const numerals = new Map(classNumerals);

const written = new Map<string, string[]>();
for (const [asked, answers] of synonyms) {
  for (const word of wordsOf(asked)) {
    const others = wordsOf(answers).filter((other) => other !== word);
    written.set(word, [...synonymsOf(word), ...others]);
  }
}
/** The words that have synonyms. */
export const askedWords: readonly string[] = [...written.keys()];

function synonymsOf(word: string): string[] {
  return written.get(word) ?? [];
}

/** One thing that was asked for: the word itself, and others that may stand for it. */
export type Term = { word: string; others: readonly string[] };

/** What a question asks for. A question of empty words alone asks for just these. */
export function termsOf(question: string, dictionary: MiniSearch): Term[] {
  const words = wordsOf(question).map((word) => word.replace(ORDINAL, "$1"));
  const full = words.filter((word) => !empty.has(word) || numerals.has(word));
  return (full.length > 0 ? full : words).map((typed) => {
    const [numeral, ...classes] = numerals.get(typed)?.split(" ") ?? [];
    if (numeral) return { word: numeral, others: [typed, ...classes] };
    const [word = typed, ...alike] = dictionary.has(typed) ? [typed] : correct(typed, dictionary);
    return { word, others: [...alike, ...[word, ...alike].flatMap(synonymsOf)] };
  });
}

/** The known words that begin with an unknown one; else, from four characters on, those one typo away. */
function correct(typed: string, dictionary: MiniSearch): string[] {
  const word = typed.replace(/ing$/, "");
  const longer = word.length > 2 ? dictionary.search(word, { prefix: true }) : [];
  const mayBeSlip = longer.length === 0 && word.length > 3 && !/\d/.test(word);
  const found = mayBeSlip ? dictionary.search(word, { fuzzy: 0.2 }) : longer;
  return found.slice(0, MOST_CORRECTIONS).map(({ id }) => id);
}

/** As the search engine takes it: of each term one of its words; of the terms all, or any. */
export const queryOf = (terms: readonly Term[], combineWith: "AND" | "OR"): Query => ({
  combineWith,
  queries: terms.map(({ word, others }) => ({
    combineWith: "OR",
    queries: [word, { queries: [...others], combineWith: "OR", boostTerm: () => 0.6 }],
  })),
});
