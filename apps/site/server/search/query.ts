import type { Query } from "minisearch";
import { classNumerals, emptyWords, foldText, synonyms } from "../../app/for-server.ts";

const SIGNS = /[^\p{L}\p{M}\p{N}]+/u;

/** A text as words that can be compared: `Class-VIII` as `class`, `viii`. */
export const wordsOf = (text: string): string[] => foldText(text).split(SIGNS).filter(Boolean);

const empty = new Set(wordsOf(emptyWords));
const numerals = new Map(classNumerals);

const written = new Map<string, string[]>();
for (const [asked, answers] of synonyms) {
  for (const word of wordsOf(asked)) {
    written.set(word, [...(written.get(word) ?? []), ...wordsOf(answers)]);
  }
}

/** One thing that was asked for: the word itself, and others that may stand for it. */
export type Term = { word: string; others: readonly string[] };

/** What a question asks for. A question of empty words alone asks for just these. */
export function termsOf(question: string): Term[] {
  const words = wordsOf(question).map((word) => word.replace(/^(\d+)(st|nd|rd|th)$/, "$1"));
  const full = words.filter((word) => !empty.has(word) || numerals.has(word));
  return (full.length > 0 ? full : words).map((word) => {
    const numeral = numerals.get(word);
    return { word, others: [...(numeral?.split(" ") ?? []), ...(written.get(word) ?? [])] };
  });
}

/** Typing errors are forgiven from four letters on, the more the longer the word; a beginning finds the whole. */
const forgiving = {
  fuzzy: (word: string) => (word.length > 3 && !/\d/.test(word) ? 0.2 : false),
  prefix: (word: string) => word.length > 2,
};
/** A word that only stands for what was typed counts a little less. */
const standIn = { fuzzy: false, prefix: false, boostTerm: () => 0.6 };

/** As the search engine takes it: of each term one of its words; of the terms all, or any. */
export function queryOf(terms: readonly Term[], combineWith: "AND" | "OR"): Query {
  return {
    combineWith,
    queries: terms.map(({ word, others }) => ({
      combineWith: "OR",
      queries: [
        { queries: [word], ...forgiving },
        { queries: [...others], combineWith: "OR", ...standIn },
      ],
    })),
  };
}
