import { hindi, type Phrase } from "./hindi.ts";

type Values = Readonly<Record<string, string | number>>;

/** Translates a phrase of the admin panel; `values` replace the names in braces. */
export type Say = (phrase: Phrase, values?: Values) => string;

/** Translations for a language code; English for all but Hindi. */
export const sayIn =
  (language: string | undefined): Say =>
  (phrase, values = {}) =>
    filled(language === "hi" ? hindi[phrase] : phrase, values);

const filled = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (braces, name) => String(values[name] ?? braces));
