import type { Marked } from "../../model/search/found.ts";
import { type Term, toStems } from "./query.ts";

const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+/gu;

/** Splits a text into matches and the rest; `matches` contains stems. */
export function mark(text: string, matches: ReadonlySet<string>): Marked {
  const pieces: { text: string; isMatch: boolean; from: number }[] = [];
  let end = 0;
  const add = (next: number, isMatch: boolean) => {
    if (next > end) pieces.push({ text: text.slice(end, next), isMatch, from: end });
    end = next;
  };
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!toStems(word).some((part) => matches.has(part))) continue;
    add(match.index, false);
    add(match.index + word.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** 1 for a word, 0.6 for a synonym. A line with a number is more likely the answer. */
export function scoreLine(line: string, terms: readonly Term[]): number {
  const words = new Set(toStems(line));
  let score = 0;
  for (const { word, others } of terms) {
    if (words.has(word)) score += 1;
    else if (others.some((other) => words.has(other))) score += 0.6;
  }
  return score > 0 && /\d/.test(line) ? score + 0.5 : score;
}
