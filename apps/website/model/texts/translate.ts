import type { Phrase } from "./hindi.ts";

type Values = Readonly<Record<string, string | number>>;

/** Translates an interface text by its English words; `values` replace the names in braces. */
export type Translate = (phrase: Phrase, values?: Values) => string;

/** The texts of a language. In the browser it has only the phrases of islands and enhancements. */
export type Catalogue = Readonly<Partial<Record<Phrase, string>>>;

/** English without a catalogue. This file imports none, so that English pages do not load one. */
export const translateWith =
  (catalogue: Catalogue = {}): Translate =>
  (phrase, values = {}) =>
    fillBraces(catalogue[phrase] ?? phrase, values);

export const translateEnglish: Translate = translateWith();

/** Unknown names keep their braces. */
const fillBraces = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));

/** A text of the content API, such as the label of a row. A text that is not a phrase stays as it is. */
export const translateFixed = (text: string, t: Translate): string =>
  // The content API does not know the phrases; a test compares its texts with them.
  t(text as Phrase);
