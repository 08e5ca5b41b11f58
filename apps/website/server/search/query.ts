import type { default as MiniSearch, Query } from "minisearch";
import { foldText } from "../../model/lists/list-records.ts";
import { hindiSynonyms } from "../../model/search/hindi-synonyms.ts";
import { foldDigits, toHindiStem } from "../../model/search/hindi-words.ts";
import { classNumerals, stopWords, synonyms } from "../../model/search/synonyms.ts";
import type { Language } from "../../model/texts/languages.ts";

/** Joiners belong to a word: क्‍ष is one letter. */
const SEPARATORS = /[^\p{L}\p{M}\p{N}\u200c\u200d]+/u;
const MAX_CORRECTIONS = 10;
const ORDINAL = /^(\d+)(st|nd|rd|th)$/;

/** Splits a text into stems: `Class-VIII timings` into `class`, `viii`, `timing`. */
export const toStems = (text: string): string[] =>
  foldDigits(foldText(text)).split(SEPARATORS).filter(Boolean).map(toStem).filter(Boolean);

/** Stems a word: `fees` to `fee`, `families` to `family`, `classes` to `class`, `swimming` to `swim`. */
const toStem = (word: string): string =>
  word.length < 4 || word === "news"
    ? toHindiStem(word)
    : toHindiStem(word)
        .replace(/ies$/, "y")
        .replace(/(?<=ss|sh|ch|x)es$/, "")
        .replace(/(?<=[^su])s$/, "")
        .replace(/(?<=.[aeiou])([bdgmnprt])\1ing$/, "$1");

const stopWordStems = new Set(toStems(stopWords));
const numerals = new Map(classNumerals);

type Synonyms = ReadonlyMap<string, readonly string[]>;

function readSynonyms(groups: typeof synonyms): Synonyms {
  const byStem = new Map<string, string[]>();
  for (const [asked, answers] of groups) {
    for (const word of toStems(asked)) {
      const others = toStems(answers).filter((other) => other !== word);
      byStem.set(word, [...(byStem.get(word) ?? []), ...others]);
    }
  }
  return byStem;
}

const synonymsByLanguage: Readonly<Record<Language, Synonyms>> = {
  en: readSynonyms(synonyms),
  hi: readSynonyms([...synonyms, ...hindiSynonyms]),
};
export const getSynonymWords = (language: Language): string[] => [
  ...synonymsByLanguage[language].keys(),
];

export type Term = { word: string; others: readonly string[] };

/** The search terms of a query without stop words, unless it has only stop words. */
export function toTerms(
  question: string,
  dictionary: MiniSearch,
  language: Language = "en",
): Term[] {
  const getSynonyms = (word: string) => synonymsByLanguage[language].get(word) ?? [];
  const words = toStems(question).map((word) => word.replace(ORDINAL, "$1"));
  const full = words.filter((word) => !stopWordStems.has(word) || numerals.has(word));
  return (full.length > 0 ? full : words).map((typed) => {
    const [numeral, ...classes] = numerals.get(typed)?.split(" ") ?? [];
    if (numeral) return { word: numeral, others: [typed, ...classes] };
    const [word = typed, ...similar] = dictionary.has(typed) ? [typed] : correct(typed, dictionary);
    return { word, others: [...similar, ...[word, ...similar].flatMap(getSynonyms)] };
  });
}

/** Known words with an unknown word as prefix; without any, known words with a typo (from four characters on). */
function correct(typed: string, dictionary: MiniSearch): string[] {
  const word = typed.replace(/ing$/, "");
  const longer = word.length > 2 ? dictionary.search(word, { prefix: true }) : [];
  const mayBeTypo = longer.length === 0 && word.length > 3 && !/\d/.test(word);
  const found = mayBeTypo ? dictionary.search(word, { fuzzy: 0.2 }) : longer;
  return found.slice(0, MAX_CORRECTIONS).map(({ id }) => id);
}

/** A MiniSearch query: one of the words of each term, for all or any of the terms. */
export const toQuery = (terms: readonly Term[], combineWith: "AND" | "OR"): Query => ({
  combineWith,
  queries: terms.map(({ word, others }) => ({
    combineWith: "OR",
    queries: [word, { queries: [...others], combineWith: "OR", boostTerm: () => 0.6 }],
  })),
});
