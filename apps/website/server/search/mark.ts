import type { Marked } from "../../app/for-server.ts";
import { type Term, wordsOf } from "./query.ts";

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Splits a text; `matches` returns whether a word, in comparable form, was found. */
export function mark(text: string, matches: ReadonlySet<string>): Marked {
  const pieces: { text: string; isMatch: boolean; from: number }[] = [];
  let done = 0;
  const add = (end: number, isMatch: boolean) => {
    if (end > done) pieces.push({ text: text.slice(done, end), isMatch, from: done });
    done = end;
  };
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!wordsOf(word).some((part) => matches.has(part))) continue;
    add(match.index, false);
    add(match.index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/**
 * How much of what was asked for a sentence holds: a word itself counts 1, one that stands for it somewhat less. Of
 * two sentences the one with a figure in it is the likelier answer.
 */
export function worthOf(sentence: string, asked: readonly Term[]): number {
  const words = new Set(wordsOf(sentence));
  let worth = 0;
  for (const { word, others } of asked) {
    if (words.has(word)) worth += 1;
    else if (others.some((other) => words.has(other))) worth += 0.6;
  }
  return worth > 0 && /\d/.test(sentence) ? worth + 0.5 : worth;
}
